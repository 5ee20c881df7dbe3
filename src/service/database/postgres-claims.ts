import { randomUUID } from 'node:crypto';
import type { Claims } from './database.js';
import type { BoundedPool } from './postgres-pool.js';

/** ms after which a claim is anybody's again: its holder may have ended. Longer than a lookup takes. */
const LEASE = 45_000;

/** By the clock of the server, which is one for all processes. */
export function postgresClaims(pool: BoundedPool): Claims {
  const holder = randomUUID();
  return {
    async take(name) {
      const rows = await pool.query({ name: 'claim', text: TAKE, values: [name, holder, LEASE] });
      return rows.length > 0;
    },
    async release(name) {
      await pool.query({ name: 'release', text: RELEASE, values: [name, holder] });
    },
  };
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const TAKE = `
  insert into claims as claim (name, holder, until) values ($1, $2, ${NOW} + $3::bigint)
  on conflict (name) do update set holder = excluded.holder, until = excluded.until where claim.until < ${NOW}
  returning name`;

const RELEASE = 'delete from claims where name = $1 and holder = $2';
