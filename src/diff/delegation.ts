import { filled } from '../compare/fields.js';
import { isSame } from '../compare/same.js';
import type { Properties } from '../parse/properties.js';
import { type Change, changeOf } from './change.js';

/** The changes of the name servers, and of their addresses where both records print them. */
export function delegationChanges(a: Properties, b: Properties, sameSource: boolean): Change[] {
  const [before, after] = [namesOf(a), namesOf(b)];
  const bothTell = sameSource || (before && after);
  const isOther = !isSame('set', before ?? [], after ?? []);
  const addresses = new Map(b.nameservers.map(({ name, addresses }) => [name, addresses]));
  return [
    ...(isOther
      ? [
          {
            path: 'nameservers',
            before,
            after,
            kind: bothTell ? ('redelegated' as const) : ('format' as const),
          },
        ]
      : []),
    ...a.nameservers.flatMap(({ name, addresses: own }, at) => {
      const others = addresses.get(name);
      if (others === undefined) return [];
      const path = `nameservers.${at}.addresses`;
      return changeOf('addresses', { path, before: filled(own), after: filled(others) }, 'glue');
    }),
  ];
}

const namesOf = ({ nameservers }: Properties) => filled([...new Set(nameservers.map(({ name }) => name))]);
