import type { Status } from '../properties.js';
import type { Rows } from '../read/rows.js';

/** What a status word means for a name. `record` is a word that only means "it is in the registry". */
export type StatusWord = Status | 'record';

/**
 * Values of status labels: EPP statuses (RFC 5731 section 2.3, RFC 3915 for the grace periods) and the words that registries use instead.
 * Letters and digits only, in lower case.
 */
export const STATUS_WORDS: Rows<StatusWord> = {
  registered: `
    registered | active | ok | connect | connected | not available | delegated | verified | in use |
    granted | complete | completed | published | paid | paid and in zone | taken | assigned | registrado |
    activo | ativo | actif | aktif | attivo | enregistré | enregistre | zarejestrowana | live | allocated |
    in service | busy | owned | registered until expiry date | registered until cancelled |
    registered until renewal date | registered and active | registered and delegated | 200 active | dsok |
    associated | linked | not delegated | unverified | renewal required | transfer locked |
    transfer allowed | no longer required | occupied | used | permanent | permanent lock |
    granted and active | unconfirmed | client updt lock | client lock | in transfer | agentchangelocked |
    locked | unlocked | registrar locked | delegado | delegada | domain is active | domain is registered |
    domain registered | domain is taken | already registered | registered domain | domain active |
    domain already registered | in zone | active and delegated | active delegated | active not delegated |
    valid | approved | confirmed | the domain is locked to transfer | registration request being processed |
    renewal request being processed | registered not delegated |
    updateprohibited | transferprohibited | deleteprohibited | transfer lock | update lock | paid till |
    grace period | graceperiod | autorenew | auto renew grace | ok until | vigente | registred | inuse |
    exists | exist | signed | normal | normal registration | production | operational | activated |
    connected to dns | activa | ativa | activé | activado | ativado | registrada | registado | registada |
    aktiv | registriert | vergeben | зарегистрирован | делегирован | не делегирован | активен | занят | 正常 |
    已注册 | 已註冊 | 注册 | 등록 | 정상 | نشط | פעיל | kayıtlı | ใช้งาน | terdaftar | delegated and active
  `,
  record: `
    clientdeleteprohibited | clienttransferprohibited | clientupdateprohibited | clientrenewprohibited |
    serverdeleteprohibited | servertransferprohibited | serverupdateprohibited | serverrenewprohibited |
    pendingcreate | pendingtransfer | pendingupdate | pendingrenew | pendingsuspension | addperiod |
    autorenewperiod | renewperiod | transferperiod | autorenewgraceperiod | addgraceperiod |
    renewgraceperiod | inactive
  `,
  redemption: `
    redemption | redemptionperiod | redemption period | redemption grace period |
    pending delete restorable | quarantine | in quarantine | quarantined | quarantine period | in quarantine period | pendingrestore |
    redemption no provider | pending release | 210 pendingrelease | pendingrelease | redemptionno provider |
    in redemption | rgp | restorable | in redemption period | redemption period active | en redención |
    en rédemption | em redenção | en cuarentena | en quarantaine | quarantaine | 赎回期 | 贖回期
  `,
  pending_delete: `
    pendingdelete | pending delete | pending deletion | pending purge | to be deleted |
    pendingdelete scheduled for release | pending delete scheduled for release | marked for deletion |
    scheduled for deletion | deleting | to be released | deleted | pending removal | to be purged |
    supprimé | eliminado | pendiente de eliminación | 待删除 | 等待删除 | 刪除中 | удаляется | 삭제대기
  `,
  expired: `
    expired | caducado | expirado | expiré | wygasła | expirada | vencido | vencida | abgelaufen |
    verlopen | süresi dolmuş | 过期 | 已过期 | 過期 | 已過期 | 만료 | истек | просрочен | منتهي | kedaluwarsa |
    registration expired | domain expired | domain is expired | domain has expired | scaduto | истёк | 만료됨 |
    期限切れ | หมดอายุ | hết hạn | expired domain | lapsed
  `,
  suspended: `
    suspended | clienthold | serverhold | frozen | blocked | suspendido | suspenso | suspendu | sospeso |
    judicial suspension | dispute | to be suspended | hold | on hold | onhold | deactivated |
    out of service | disabled | seized | domain suspended | domain is suspended | registry hold | disputed |
    in dispute | under dispute | legal dispute | legal hold | court order | administrative hold | 一時停止 |
    ระงับ | tạm ngưng | desactivado | desactivada | suspendida | suspensa | suspendue | bloqueado |
    bloqueada | bloqué | bloquée | gelé | gesperrt | askıda | 暂停 | 已暂停 | 暫停 | 정지 | заблокирован |
    приостановлен | موقوف | ditangguhkan | locked by court order
  `,
  reserved: `
    reserved | reserviert | réservé | reservado | riservato | not open | prohibited | reserved by registry |
    registry reserved | restricted | reserved name | reserved delegated | serverreserved |
    not open for registration | prohibited string | not available for registration | cannot be registered |
    registration prohibited | registration not allowed | reservada | réservée | 保留 | 注册局保留 |
    зарезервирован | محجوز
  `,
  inactive: 'not active | не активен | inactivo | inativo | inactif | inaktiv | pasif',
  unavailable: 'unavailable | unassignable | premium | premium name | not assignable | conflicted',
  invalid: 'invalid | not allowed | forbidden | invalid domain name',
  available: `
    available | avail | free | not registered | no object found | 220 available | unregistered | disponible |
    libre | livre | disponível | disponibile | libero | wolna | frei | vrij | ledig | not found | no match |
    does not exist | non registered | domain is available | domain not found | domain is not registered |
    domain not registered | domain is free | domain available | no record found | not yet registered |
    available for registration | no registration | no registrado | no registrada | não registrado |
    não registado | non enregistré | nicht registriert | 未注册 | 未註冊 | 可注册 | свободен | не зарегистрирован |
    متاح
  `,
};
