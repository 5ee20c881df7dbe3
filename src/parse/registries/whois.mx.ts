import { registry } from '../read/registry.js';

/** NIC México (Registry .MX): indented contacts with a town but no street; each nameserver behind `DNS:`. */
export default registry({
  aliases: ['whois.nic.mx'],
  suffixes: ['mx'],
  marks: ['No_Se_Encontro_El_Objeto/Object_Not_Found'],
  spec: () => ({
    says: { available: 'No_Se_Encontro_El_Objeto/Object_Not_Found | Object_Not_Found' },
    labels: {
      'Domain Name | Created On | Expiration Date | Last Updated On': 'as named',
      Registrar: 'registrar.name',
      URL: 'registrar.url',
      'Whois TCP URI': 'referral_whois',
      'Registrant | Administrative Contact | Technical Contact | Billing Contact | Name Servers': 'as named',
      DNS: 'nameserver',
    },
    contact: { Name: 'name', City: 'city', State: 'state', Country: 'country' },
    ignore: 'Whois Web URL | DNSSEC DS Records | &NOTA',
    disclaimer: {},
  }),
});
