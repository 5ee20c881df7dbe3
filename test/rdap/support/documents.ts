/** A domain as RDAP servers send it, with the members that the test adds. */
export function domainOf(name: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    rdapConformance: ['rdap_level_0'],
    objectClassName: 'domain',
    ldhName: name,
    handle: '1-EXAMPLE',
    status: ['active'],
    events: [
      { eventAction: 'expiration', eventDate: '2030-02-03T04:05:06Z' },
      { eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' },
    ],
    ...more,
  };
}

/** An entity with a card; the version property is there as servers send it. */
export function entityOf(roles: unknown, card: unknown[] = [], more: Record<string, unknown> = {}): object {
  return {
    objectClassName: 'entity',
    roles,
    vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ...card]],
    ...more,
  };
}

export const relatedTo = (href: string) => ({ rel: 'related', type: 'application/rdap+json', href });

export const NOT_FOUND = {
  rdapConformance: ['rdap_level_0'],
  errorCode: 404,
  title: 'Not Found',
  description: ['The domain does not exist.'],
};
