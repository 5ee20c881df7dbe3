import type { Status } from './properties.js';

/** What a status word says of a name; `record` is a word that says nothing beyond "it is in the registry". */
export type StatusWord = Status | 'record';

/**
 * Values of status labels: EPP statuses (RFC 5731 section 2.3, RFC 3915 for the grace periods)
 * and the words that registries use instead. Lower case, letters and digits only.
 */
const WORDS: Readonly<Record<StatusWord, readonly string[]>> = {
  registered: [
    'registered',
    'active',
    'ok',
    'connect',
    'connected',
    'not available',
    'delegated',
    'verified',
    'in use',
    'granted',
    'complete',
    'completed',
    'published',
    'paid',
    'paid and in zone',
    'taken',
    'assigned',
    'registrado',
    'activo',
    'ativo',
    'actif',
    'aktif',
    'attivo',
    'enregistré',
    'enregistre',
    'zarejestrowana',
    'live',
    'allocated',
    'in service',
    'busy',
    'owned',
    'registered until expiry date',
    'registered until cancelled',
    'registered until renewal date',
    'registered and active',
    'registered and delegated',
    '200 active',
    'dsok',
    'associated',
    'linked',
    'not delegated',
    'unverified',
    'renewal required',
    'transfer locked',
    'transfer allowed',
    'no longer required',
    'occupied',
    'used',
    'permanent',
    'permanent lock',
    'granted and active',
    'unconfirmed',
    'client updt lock',
    'client lock',
    'in transfer',
    'agentchangelocked',
    'locked',
    'unlocked',
    'registrar locked',
    'delegado',
    'delegada',
    'domain is active',
    'domain is registered',
    'domain registered',
    'domain is taken',
    'already registered',
    'registered domain',
    'domain active',
    'domain already registered',
    'in zone',
    'active and delegated',
    'active delegated',
    'active not delegated',
    'valid',
    'approved',
    'confirmed',
    'the domain is locked to transfer',
    'registration request being processed',
    'renewal request being processed',
    'serverhold',
    'clienthold',
    'registered not delegated',
    'updateprohibited',
    'transferprohibited',
    'deleteprohibited',
    'transfer lock',
    'update lock',
    'paid till',
    'grace period',
    'graceperiod',
    'autorenew',
    'auto renew grace',
    'ok until',
    'vigente',
    'registred',
    'inuse',
    'exists',
    'exist',
    'signed',
    'normal',
    'normal registration',
    'production',
    'operational',
    'activated',
    'connected to dns',
    'activa',
    'ativa',
    'activé',
    'activado',
    'ativado',
    'registrada',
    'registado',
    'registada',
    'aktiv',
    'registriert',
    'vergeben',
    'зарегистрирован',
    'делегирован',
    'не делегирован',
    'активен',
    'занят',
    '正常',
    '已注册',
    '已註冊',
    '注册',
    '등록',
    '정상',
    'نشط',
    'פעיל',
    'kayıtlı',
    'ใช้งาน',
    'terdaftar',
    'delegated and active',
  ],
  record: [
    'clientdeleteprohibited',
    'clienttransferprohibited',
    'clientupdateprohibited',
    'clientrenewprohibited',
    'serverdeleteprohibited',
    'servertransferprohibited',
    'serverupdateprohibited',
    'serverrenewprohibited',
    'pendingcreate',
    'pendingtransfer',
    'pendingupdate',
    'pendingrenew',
    'pendingsuspension',
    'addperiod',
    'autorenewperiod',
    'renewperiod',
    'transferperiod',
    'autorenewgraceperiod',
    'addgraceperiod',
    'renewgraceperiod',
    'inactive',
  ],
  redemption: [
    'redemption',
    'redemptionperiod',
    'redemption period',
    'redemption grace period',
    'pending delete restorable',
    'quarantine',
    'in quarantine',
    'quarantined',
    'pendingrestore',
    'redemption no provider',
    'pending release',
    '210 pendingrelease',
    'pendingrelease',
    'redemptionno provider',
    'in redemption',
    'rgp',
    'restorable',
    'in redemption period',
    'redemption period active',
    'en redención',
    'en rédemption',
    'em redenção',
    'en cuarentena',
    'en quarantaine',
    'quarantaine',
    '赎回期',
    '贖回期',
  ],
  pending_delete: [
    'pendingdelete',
    'pending delete',
    'pending deletion',
    'pending purge',
    'to be deleted',
    'pendingdelete scheduled for release',
    'pending delete scheduled for release',
    'marked for deletion',
    'scheduled for deletion',
    'deleting',
    'to be released',
    'deleted',
    'pending removal',
    'to be purged',
    'supprimé',
    'eliminado',
    'pendiente de eliminación',
    '待删除',
    '等待删除',
    '刪除中',
    'удаляется',
    '삭제대기',
  ],
  expired: [
    'expired',
    'caducado',
    'expirado',
    'expiré',
    'wygasła',
    'expirada',
    'vencido',
    'vencida',
    'abgelaufen',
    'verlopen',
    'süresi dolmuş',
    '过期',
    '已过期',
    '過期',
    '已過期',
    '만료',
    'истек',
    'просрочен',
    'منتهي',
    'kedaluwarsa',
    'registration expired',
    'domain expired',
    'domain is expired',
    'domain has expired',
    'scaduto',
    'истёк',
    '만료됨',
    '期限切れ',
    'หมดอายุ',
    'hết hạn',
    'expired domain',
    'lapsed',
  ],
  suspended: [
    'suspended',
    'frozen',
    'blocked',
    'suspendido',
    'suspenso',
    'suspendu',
    'sospeso',
    'judicial suspension',
    'dispute',
    'to be suspended',
    'hold',
    'on hold',
    'onhold',
    'deactivated',
    'out of service',
    'disabled',
    'seized',
    'domain suspended',
    'domain is suspended',
    'registry hold',
    'disputed',
    'in dispute',
    'under dispute',
    'legal dispute',
    'legal hold',
    'court order',
    'administrative hold',
    '一時停止',
    'ระงับ',
    'tạm ngưng',
    'hold',
    'desactivado',
    'desactivada',
    'suspendida',
    'suspensa',
    'suspendue',
    'bloqueado',
    'bloqueada',
    'bloqué',
    'bloquée',
    'gelé',
    'gesperrt',
    'askıda',
    '暂停',
    '已暂停',
    '暫停',
    '정지',
    'заблокирован',
    'приостановлен',
    'موقوف',
    'ditangguhkan',
    'locked by court order',
  ],
  reserved: [
    'reserved',
    'reserviert',
    'réservé',
    'reservado',
    'riservato',
    'not open',
    'prohibited',
    'reserved by registry',
    'registry reserved',
    'restricted',
    'reserved name',
    'reserved delegated',
    'serverreserved',
    'not open for registration',
    'prohibited string',
    'not available for registration',
    'cannot be registered',
    'registration prohibited',
    'registration not allowed',
    'reservada',
    'réservée',
    '保留',
    '注册局保留',
    'зарезервирован',
    'محجوز',
  ],
  inactive: ['not active', 'не активен', 'inactivo', 'inativo', 'inactif', 'inaktiv', 'pasif'],
  unavailable: ['unavailable', 'unassignable', 'premium', 'premium name', 'not assignable', 'conflicted'],
  invalid: ['invalid', 'not allowed', 'forbidden', 'invalid domain name'],
  available: [
    'available',
    'free',
    'not registered',
    'no object found',
    '220 available',
    'unregistered',
    'disponible',
    'libre',
    'livre',
    'disponível',
    'disponibile',
    'libero',
    'wolna',
    'frei',
    'vrij',
    'ledig',
    'not found',
    'no match',
    'does not exist',
    'non registered',
    'domain is available',
    'domain not found',
    'domain is not registered',
    'domain not registered',
    'domain is free',
    'domain available',
    'no record found',
    'not yet registered',
    'no registration',
    'no registrado',
    'no registrada',
    'não registrado',
    'não registado',
    'non enregistré',
    'nicht registriert',
    '未注册',
    '未註冊',
    '可注册',
    'свободен',
    'не зарегистрирован',
    'متاح',
  ],
  unknown: [],
};

const STATUS_OF: ReadonlyMap<string, StatusWord> = new Map(
  Object.entries(WORDS).flatMap(([status, words]) =>
    words.map((word) => [word, status as StatusWord] as const),
  ),
);

/** A status as it is looked up: without its explanation (`ok https://…`, `free (…)`), letters and digits only. */
function normalizeStatus(value: string): string {
  const cut = value.search(/\s(?:https?:|\(|--?\s)/u);
  return (cut > 0 ? value.slice(0, cut) : value)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Answers come from anybody: what is remembered of them is bounded. */
const MAX_REMEMBERED = 1000;

export type StatusTable = ReadonlyMap<string, StatusWord>;

/** Reads the value of a status label: by the registry's own words, else by those that many use. */
export class StatusReader {
  readonly #own: StatusTable;
  readonly #seen = new Map<string, StatusWord | null>();

  constructor(own: Readonly<Record<string, StatusWord>> = {}) {
    this.#own = new Map(Object.entries(own).map(([word, status]) => [normalizeStatus(word), status]));
  }

  /** The strongest thing that the value says; null where none of its words is known. */
  read(value: string): StatusWord | null {
    let status = this.#seen.get(value);
    if (status === undefined) {
      status = this.#lookUp(value);
      if (this.#seen.size < MAX_REMEMBERED) this.#seen.set(value, status);
    }
    return status;
  }

  #lookUp(value: string): StatusWord | null {
    const whole = this.#word(value);
    if (whole !== null) return whole;
    const pieces = value.split(/[,;/|]|\s{2,}|\s-\s/u, 12);
    if (pieces.length < 2) {
      const words = value.split(/\s+/u, 8);
      return words.length > 1 && words.every((word) => EPP_WORD.test(word))
        ? strongest(words.map((word) => this.#word(word)))
        : this.#ledBy(value);
    }
    return strongest(pieces.map((piece) => this.#word(piece) ?? this.#ledBy(piece)));
  }

  /** `Suspended by the registry`, `Expired on 2011-11-09`: a state and, after a preposition, why or since when. */
  #ledBy(value: string): StatusWord | null {
    const at = value.search(GOES_ON);
    const word = at > 0 ? this.#word(value.slice(0, at)) : null;
    return word !== null && LEADING.has(word) ? word : null;
  }

  #word(value: string): StatusWord | null {
    const word = normalizeStatus(value);
    return (
      this.#own.get(word) ??
      STATUS_OF.get(word) ??
      STATUS_OF.get(word.replace(CODE, '')) ??
      (SPACED.test(word) ? STATUS_OF.get(word.replace(/ /gu, '')) : null) ??
      null
    );
  }
}

/** `CLIENT TRANSFER PROHIBITED`: an EPP status in words. */
const SPACED = /^(?:client|server|pending|auto|add|renew|transfer) [a-z ]{4,30}$/u;

/** `230 Reserved`: some answer as mail servers do. */
const CODE = /^\d{3} /u;

/** Not before `registration`: `Blocked for registration` speaks of a name that nobody holds. */
const GOES_ON =
  /\s(?:by|for|due to|until|till|since|from|on|because|awaiting|after|per|por|desde|hasta|até|par|depuis|durch|bis|seit)\s(?!(?:new )?(?:registration|registering|sale|purchase))/iu;

/** States that words after them do not turn into something else, as they do `available from 2027`. */
const LEADING: ReadonlySet<StatusWord> = new Set<StatusWord>([
  'redemption',
  'pending_delete',
  'expired',
  'suspended',
  'reserved',
]);

const EPP_WORD = /^(?:client|server|pending|auto|add|renew|transfer|redemption|ok$)[A-Za-z]*$/u;

/** From strongest to weakest: what a name with several statuses is called. */
const STRENGTH: readonly StatusWord[] = [
  'redemption',
  'pending_delete',
  'expired',
  'suspended',
  'inactive',
  'reserved',
  'invalid',
  'unavailable',
  'registered',
  'record',
  'available',
];

export function strongest(words: readonly (StatusWord | null)[]): StatusWord | null {
  for (const word of STRENGTH) if (words.includes(word)) return word;
  return null;
}
