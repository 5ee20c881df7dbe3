import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

type Done = (error: null, address: string | dns.LookupAddress[], family?: number) => void;

/** `dns.lookup`, with options or without them. */
const here = (_host: string, ...rest: [dns.LookupOptions, Done] | [Done]): void => {
  const [options, done] = rest.length === 2 ? rest : [{}, rest[0]];
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

/** A name server under an attacker's hand: every name leads to this machine while the tests of a file run. */
export function leadEveryNameHere(): void {
  const { lookup } = dns;
  const use = (resolve: unknown) => {
    Object.assign(dns, { lookup: resolve });
    syncBuiltinESMExports(); // For modules that import `lookup` by its name.
  };
  beforeAll(() => use(here));
  afterAll(() => use(lookup));
}
