export { checkRdap, checkRdapText, RDAP_RULES } from './check.js';
export type { RdapCheckOptions, RdapFinding, RdapHttp, RdapRule } from './types.js';
