import { layout } from '../read/layout.js';

/** `Generic NIC`, which a few African registries used until 2015: of contacts it prints only the handles. */
export const GENERIC_NIC = layout({
  phrases: { available: 'Domain {domain} not found' },
  rewrite: [[/^Address of \S{1,253}:(.{0,300})$/u, 'Address of:$1']],
  labels: {
    domain: 'Domain',
    created_on: 'Created',
    expires_on: 'Expiration date',
    nameserver: 'Nameserver',
    'registrar.name': 'Registrar',
    'registrant.id': "Owner's handle",
    'admin.id': "Administrative Contact's handle",
    'technical.id': "Technical Contact's handle",
    'nameserver.ip': 'Address of',
  },
});
