import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** DotCooperation, .coop: on CentralNic's service since 2016; before, columns with a section for each contact. */
export default registry({
  suffixes: ['coop'],
  spec: () =>
    centralnic({
      disclaimer: accessNotice,
      labels: {
        Created: 'created_on',
        'Last updated': 'updated_on',
        'Expiry Date': 'expires_on',
        'Sponsoring registrar ID': 'registrar.id',
        'Host Name': 'nameserver',
      },
      ignore: [
        'Created by ID',
        'Last updated by',
        'Last updated by ID',
        'Last transferred',
        'Host ID',
        'Voice extn',
        'Fax extn',
      ],
      says: { available: ['No domain records were found to match {domain}'] },
    }),
});
