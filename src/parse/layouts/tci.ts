import { layout } from '../read/layout.js';

/**
 * The Russian registries' layout: a record in one paragraph, whose `org` or `person` is the registrant, called the domain's administrator.
 * `admin-contact` is the URL of a form.
 */
export const TCI = layout({
  // Times end in Z today; days before 2015 are in Moscow's time.
  zone: 'Europe/Moscow',
  phrases: {
    available: 'No entries found for the selected source(s)',
    reserved: 'stop-list: Domain can not be registered',
    throttled: 'You have exceeded allowed connection rate{…} | Exceeded allowed connection rate{…}',
  },
  labels: {
    domain: 'domain',
    nameserver: 'nserver',
    status: 'state',
    'registrant.organization': 'org',
    'registrant.name': 'person',
    'registrant.phone': 'phone',
    'registrant.fax': 'fax-no | fax',
    'registrant.email': 'e-mail',
    'registrar.name': 'registrar',
    created_on: 'created',
    expires_on: 'paid-till',
    'event.release': 'free-date',
    '-': 'admin-contact | taxpayer-id | source | p_person | nic-hdl',
  },
  prefixes: { '-': 'Last updated on' },
  disclaimer: {},
  fallback: { 'registrar.id': 'registrar.name', admin: 'registrant' },
});
