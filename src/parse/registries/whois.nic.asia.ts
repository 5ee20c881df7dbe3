import { AFILIAS } from '../layouts/afilias.js';
import { registry } from '../read/layout.js';

/** DotAsia, .asia: until 2018 with the charter eligibility declaration (CED) and two additional contacts. */
export default registry({
  suffixes: ['asia'],
  on: AFILIAS,
  labels: {
    '-': `
      IPR Name | IPR Number | IPR CC Locality | IPR Applied | IPR Registered | IPR Class | IPR Form |
      IPR Entitlement | IPR Type | CED ID | CED CC Locality | CED State/Province | CED City |
      CED Type of Legal Entity | CED Type (Other) | CED Form of Identification | CED Form of ID (Other) |
      CED Identification Number
    `,
  },
  roles: { '-': 'Registration Agent * | Operations and Notifications *' },
});
