import type { Rows } from '../read/rows.js';
import type { Target } from '../read/target.js';

/** Labels of a nameserver's own lines, below a heading such as `DNS servers`. `ipv` is `IPv4` without the digit, which looks like a counter. */
export const NAMESERVER_MEMBERS: Rows<Target> = {
  nameserver: `
    name | host | host name | hostname | server | server name | fqdn | primary | secondary | master |
    slave | dns name | nom | nombre | nome | имя
  `,
  'nameserver.ip': `
    ip | ipv | ip n | ip no | ip addr | ipv addr | ip address | ip addresses | ipv4 address | ipv6 address | address |
    addresses | adresse ip | dirección ip | endereço ip | indirizzo ip
  `,
};
