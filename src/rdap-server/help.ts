/** The help response (RFC 9083 section 7): what this server is, in notices. */
export const helpDocument = (base: string): object => ({
  rdapConformance: ['rdap_level_0'],
  notices: [
    {
      title: 'About this server',
      description: [
        'This server looks names, addresses and AS numbers up at the registries, by RDAP or by WHOIS, and sends what they said as RDAP.',
        'It is not a registry: the notice "Source" of each response names the servers that responded.',
      ],
    },
    {
      title: 'Queries',
      description: [
        `${base}domain/NAME, ${base}ip/ADDRESS, ${base}ip/PREFIX/LENGTH, ${base}autnum/NUMBER`,
        `Bootstrap files (RFC 9224): ${base}dns.json, ${base}ipv4.json, ${base}ipv6.json, ${base}asn.json`,
      ],
    },
    {
      title: 'HTTP status codes',
      description: [
        '404: the registry says that it has no such domain or number. No other failure is 404.',
        '400: not a name or number that can be looked up. 501: no server is known for it, or no such query.',
        '502, 503, 504: a server failed, throttled or did not respond in time. Whether the name is registered is unknown.',
      ],
    },
  ],
  lang: 'en',
});
