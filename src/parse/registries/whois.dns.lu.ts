import { registry } from '../read/layout.js';

/** Restena: one label for each field; registrants only if they are organizations, today without names. */
export default registry({
  aliases: ['whois.restena.lu'],
  suffixes: ['lu'],
  marks: ['% Access to RESTENA DNS-LU WHOIS'],
  dates: 'dmy',
  phrases: { available: 'No such domain', throttled: 'Maximum query rate reached | Excessive querying, {…}' },
  labels: {
    status: 'domaintype',
    domain: 'domainname',
    nameserver: 'nserver',
    created_on: 'registered',
    'registrar.name': 'registrar-name',
    'registrar.url': 'registrar-url',
    'registrar.email': 'registrar-email',
    'registrar.address': 'registrar-country',
    '-': 'ownertype | whois-web',
  },
  roles: { registrant: 'org-*', admin: 'adm-*', technical: 'tec-*', billing: 'bil-*' },
  contact: {
    name: 'name',
    address: 'address',
    zip: 'zipcode',
    city: 'city',
    country: 'country',
    email: 'email',
  },
  status: { reserved: 'FORBIDDEN', inactive: 'INACTIVE' },
  disclaimer: { mark: '%', from: 'Access to', through: 'All rights reserved' },
});
