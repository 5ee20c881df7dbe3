import type { Rows } from '../read/rows.js';
import type { Target } from '../read/target.js';

/** Labels of dates that are not fields of the domain. */
export const EVENT_LABELS: Rows<Target> = {
  'event.registrar expiration': `
    registrar registration expiration date | registrar registration expiry date |
    registrar expiration date | registrar expiry date
  `,
  'event.transfer': `
    last transfer | last transferred | last transferred date | transferred date | transfer date |
    last transfer date | date transferred | transferred | transferred on | holder transfer | date transfer
  `,
  'event.deletion': `
    deletion date | deleted | delete date | drop date | dropped on | cancel date | date to delete |
    deletion on | date of deletion | to be deleted on | will be deleted on | scheduled deletion date
  `,
  'event.redemption': `
    redemption date | redemption expiry date | quarantine date | redemption ends | redemption end date |
    grace period ends | quarantine until | in quarantine until
  `,
  'event.release': `
    release date | available from | available on | free date | date to release |
    date out of quarantine | tbr release date
  `,
  'event.renewal': `
    last renewed | renewed on | last renewed date | last renewal | renewed | renewed date | renew date |
    last renewal date
  `,
  'event.last update of RDAP database': `
    last update of whois database | last update of rdds database | last update of rdap database |
    domain last update of whois database | database last updated on | whois database last update |
    last update of database | database last updated | whois last updated | whois data last updated |
    last database update
  `,
};
