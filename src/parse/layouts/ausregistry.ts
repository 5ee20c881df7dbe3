import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * AusRegistry's software (.au, .ae, .om, .qa): `Registrant:` is the registrant, `Registrant Contact …` its contact person. `Registrant ID`
 * and `Eligibility ID` are numbers of a company or a trade mark, not handles. Some registries print ICANN's labels today, in addition or
 * instead.
 */
export const AUSREGISTRY = layout({
  on: ICANN,
  phrases: {
    reserved: 'Reserved by {…}',
    throttled: `
      BLACKLISTED: You have exceeded the query limit for your network or IP address and have been blacklisted |
      Number of allowed queries exceeded{…}
    `,
  },
  labels: {
    updated_on: 'Last Modified',
    'registrar.id': 'Registrar ID',
    'registrar.name': 'Registrar Name',
    'registrant.organization': 'Registrant',
    'nameserver.ip': 'Name Server IP',
    'reseller.name': 'Reseller Name',
    '-': 'Status Reason | Registrant ID | Eligibility Type | Eligibility Name | Eligibility ID',
  },
  roles: { registrant: 'Registrant Contact *', admin: 'Admin Contact *', technical: 'Tech Contact *' },
  contact: { organization: 'Organisation' },
});
