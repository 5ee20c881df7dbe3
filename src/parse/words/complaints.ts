import type { AnswerKind } from '../explanation.js';

/**
 * Words by which servers say that they do not answer, for servers whose registry declares none, in the notation of phrases. They may be
 * anywhere in a line. `000` is any number of three digits.
 */
export const COMPLAINT_WORDS = {
  /** Conditions, general rules and terms to agree to belong to a notice. */
  conditional:
    'if | may | might | will | would | should | must | shall | unless | whether | agree | prohibited | {reserve/reserves} | {it/them/access/service/services/whois/server} {is/are} {rate limited/throttled}',
  /** `This domain is not available in our database` is about a name, and has another meaning. */
  ofName: '{domain/domains/name/names}',

  reached: 'exceeded | reached | exhausted | used up | used all',
  exceeds: 'exceed | exceeds | over',
  limit: 'limit | limits | quota',
  questions: 'rate | query | queries | request | requests | connection | connections | lookup | lookups',
  tooMany: `
    too {many/fast/frequent/frequently/often/high} | {rate limit/ratelimit}{/ed/ing/s} | throttled | throttling | excessive |
    slow down | {query/queries/request/requests} {/is /are }{limited/limitation}
  `,

  broken: `
    {internal/server/software/system/backend} error | out of service | maintenance | {time/timed}{/ }out |
    connection {refused/reset/closed} | name or service not known | {not reachable/unreachable} | error {/has }occurred | no route to host | bad gateway |
    servizio {/temporaneamente }non disponibile | dienst {/ist }{/zurzeit /derzeit }nicht verfügbar |
    dienst {/is }niet beschikbaar | usługa niedostępna | serwis niedostępny | služba {není dostupná/nedostupná} |
    {servicio/serviço/service/servidor} {/temporalmente /temporariamente /temporairement }{no/non/não} {/está /esta }{disponible/disponível/disponivel} |
    {servicio/serviço/service/servidor} {/temporalmente /temporariamente /temporairement }{indisponible/indisponível/indisponivel} |
    {сервис/сервер} недоступен | сервіс {недоступний/недоступна}
  `,
  unavailable: 'unavailable | not available | offline | busy | down | overloaded',
  server: 'server | service | database | registry | system | backend | whois',
  unable: "unable | failed | failure | cannot | can't | could not | couldn't",
  process:
    'connect | connection | query | process | complete | retrieve | access | database | lookup | backend',

  denied: 'denied | blocked | banned',
  rejected: `
    {blacklisted/black listed} | forbidden | refused | rejected |
    not {allowed/permitted/authorized/authorised/whitelisted/white listed}
  `,
  unlisted:
    '{blacklisted/black listed/blocklisted} | not {authorized/authorised/whitelisted/white listed/allowlisted}',
  access: 'access | ip',
  caller: 'ip | ip address | host | client | network',
  client:
    'address | client | host | you | query | queries | request | requests | permission | connection | 000',

  later: `
    {try/retry/query/check/come back} {/again }{later/shortly/in a few minutes/in a few moments} | try your {query/request/search} again |
    not available at {this time/the moment}
  `,

  retired: 'discontinued | sunset | retired | decommissioned | shut down',
  service: 'whois | service | server',
  notServed: '{not/no longer} {supported/served/managed/handled/provided/available}',
  zone: 'tld | zone | suffix | extension | whois | server | registry',
  doesNotServe: "{does not/doesn't} {serve/support/handle/manage}",
};

type Word = keyof typeof COMPLAINT_WORDS;

/** A line must have a word of each of the two lists, in any order. */
export type Complaint = readonly [kind: AnswerKind, words: readonly Word[], and?: readonly Word[]];

/** The most specific first. */
export const COMPLAINTS: readonly Complaint[] = [
  ['throttled', ['reached', 'exceeds'], ['limit', 'questions']],
  ['throttled', ['tooMany']],
  ['failed', ['broken']],
  ['unsupported', ['retired'], ['service']],
  ['failed', ['unavailable'], ['server']],
  ['failed', ['unable'], ['process']],
  ['failed', ['later']],
  ['refused', ['denied', 'rejected'], ['access', 'client']],
  ['unsupported', ['notServed'], ['zone']],
  ['unsupported', ['doesNotServe']],
];

/** Plain enough to be believed next to words for a free name. */
export const PLAIN_COMPLAINTS: readonly Complaint[] = [
  ['throttled', ['reached'], ['limit', 'questions']],
  ['throttled', ['tooMany'], ['questions']],
  ['failed', ['broken']],
  ['failed', ['later']],
  ['refused', ['denied'], ['access']],
  ['refused', ['unlisted'], ['caller']],
];

/** Every plain complaint has one of these. They are searched first, because hardly any response for a free name has one. */
export const PLAIN_WORDS: readonly string[] = [
  'exceeded',
  'reached',
  'too ',
  'limit',
  'quota',
  'reachable',
  'throttl',
  'excessive',
  'slow down',
  'error',
  'out of service',
  'maintenance',
  'time',
  'connection',
  'denied',
  'blocked',
  'banned',
  'listed',
  'authori',
  'again',
  'later',
  'moment',
];

/** Pieces of words in languages that change endings or write no blanks. */
export const COMPLAINT_PIECES: readonly (readonly [kind: AnswerKind, pieces: string])[] = [
  [
    'throttled',
    `excedid | excedió | excedio | excediu | excedeu | excediste | alcanzad | alcanzó | superad | superó | superato |
    atingid | atingiu | esgotad | agotad | dépassé | atteint | épuisé | erreicht | überschritten | ausgeschöpft |
    превышен | перевищен | исчерпан | вичерпан | przekrocz | překročen | prekročen | túllép | aşıldı | depășit |
    overschreden | överskrid | overskred | ületatud | pārsniegt | viršyt | υπέρβαση | tejkaluar | demasiad |
    muitas requisi | muitas solicita | muitos pedidos | trop de re | trop de co | trop de de | zu viele | zu häufig |
    troppe | troppi | te veel | för många | for mange | liian monta | liian paljon | zbyt wiele | zbyt dużo |
    příliš mnoho | príliš mnoho | príliš veľa | túl sok | prea multe | previše | premnogo | preveč | слишком много |
    слишком часто | занадто багато | забагато | твърде много | премногу | çok fazla | liiga palju | pārāk daudz |
    per daug | πάρα πολλ | shumë kërkesa | terlalu banyak | terlampaui | melebihi | quá nhiều | vượt quá | เกินจำนวน |
    มากเกินไป | تجاوز | كثيرة جدا | بیش از حد | יותר מדי | 过于频繁 | 過於頻繁 | 过快 | 次数超 | 超过限制 | 超出限制 |
    超過限制 | 太频繁 | 太頻繁 | 頻繁 | 请求过多 | 請求過多 | 制限を超え | 多すぎます | アクセスが集中 | 초과 | 너무 많`,
  ],
  [
    'refused',
    `acceso negado | acesso negado | accesso negado | acceso denegado | acesso denegado | accesso negato | accès refusé |
    accès interdit | zugriff verweigert | доступ запрещ | доступ закрыт | доступ заборонен | brak dostępu |
    odmowa dostępu | přístup odepřen | přístup zamítnut | toegang geweigerd | åtkomst nekad | adgang nægtet |
    ingen tilgang | 拒绝访问 | 禁止访问 | 拒絕存取 | 접근이 거부`,
  ],
  [
    'failed',
    `mantenimiento | manutenção | manutenzione | wartung | onderhoud | underhåll | vedlikehold | vedligehold | huolto |
    przerwa techniczna | prace techniczne | údržb | karbantart | mentenanță | održavanj | vzdrževan | профилактик |
    поддръжка | технические работы | техническое обслуживание | технічні роботи | технічне обслуговування |
    временно недоступ | тимчасово недоступ | bakımda | bakım çalışması | συντήρηση | pemeliharaan | bảo trì | ซ่อมบำรุง |
    صيانة | תחזוקה | 服务不可用 | 系统繁忙 | 系統忙碌 | 系统维护 | 系統維護 | 正在维护 | 維護中 | メンテナンス中 | 점검 중 | 서비스 점검 |
    nullpointerexception | exception in thread | intente más tarde | intente nuevamente | inténtelo más tarde | tente novamente | tente mais tarde |
    réessayez | réessayer plus tard | riprova più tardi | riprovare più tardi | später erneut | später noch einmal | probeer het later |
    försök igen | prøv igen | prøv igjen | yritä myöhemmin | yritä uudelleen | spróbuj później | spróbuj ponownie |
    zkuste to později | skúste to neskôr | próbálja később | próbálja meg később | încercați mai târziu | pokušajte kasnije |
    pokušajte ponovo | poskusite kasneje | попробуйте позже | попробуйте позднее | повторите попытку | повторите запрос | спробуйте пізніше |
    опитайте по-късно | δοκιμάστε αργότερα | daha sonra tekrar | coba lagi | thử lại sau | ลองใหม่ | 稍后再试 | 稍后重试 | 稍後再試 | 稍後重試 |
    後ほど | しばらくしてから | 나중에 다시 | 잠시 후 | حاول لاحقا | المحاولة لاحقا`,
  ],
];
