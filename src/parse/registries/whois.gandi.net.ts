import { icannNotice } from '../answer/notice.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { withoutYaml } from '../read/prepare-lines.js';

/** Gandi. Until 2013 nested as YAML: sections `owner-c:` and the like. */
export default registry({
  marks: ['% GANDI Registrar whois database'],
  on: REGISTRAR,
  prepare: withoutYaml,
  labels: {
    domain: 'domain',
    created_on: 'reg_created',
    updated_on: 'changed',
    expires_on: 'expires',
    registrant: 'owner-c',
    admin: 'admin-c',
    technical: 'tech-c',
    billing: 'bill-c',
    nameserver: 'ns',
    '-': 'created | transfer-prohibited | update-prohibited | delete-prohibited',
  },
  contact: {
    id: 'nic-hdl',
    organization: 'organisation | owner-name',
    name: 'person',
    zip: 'zipcode',
    updated_on: 'lastupdated',
  },
  disclaimer: [{ from: 'Access and use restricted', through: 'The sole owner' }, icannNotice],
});
