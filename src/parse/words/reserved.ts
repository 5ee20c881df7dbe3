/** Lines for a name that cannot be registered normally: reserved, blocked, or sold at a premium price. */
export const RESERVED = `
  Reserved
  Reserved by Registry
  Reserved domain name
  Reserved name
  Reserved by {domain}
  Reserved by {domain} Registry
  Reserved by the Registry
  Reserved by Registry Operator
  Registry Reserved
  Reserved Domain
  Name is restricted from registration
  {domain} has been reserved
  The requested name is reserved
  The requested domain is reserved
  The requested domain name is reserved
  This name is reserved by the Registry in accordance with {…}
  The queried object does not exist: Reserved name
  The queried object does not exist: Reserved
  The queried object does not exist: Blocked
  The queried object does not exist: Restricted
  The queried object does not exist: Prohibited
  The queried object does not exist: Premium
  The queried object does not exist: Premium name
  The queried object does not exist: Premium domain
  The queried object does not exist: {…} is reserved{…}
  The queried object does not exist: {…} is restricted{…}
  {domain} is reserved
  {domain} is a reserved name
  Name is reserved by {domain}
  The registration of this domain is restricted
  The registration of this domain is restricted, as it is protected by {…}
  This name is not available for registration:
  This name is registry reserved by {domain}
  This name has been blocked by a GlobalBlock service
  This platinum domain is available for purchase
  Sorry, The domain you requested is in the reserved list
  Reserved word
  Restricted
  Restricted name
  Restricted domain name
  Restricted - Restricted domain name
  Prohibited
  Prohibited name
  The domain you want to register is reserved
  The domain name you want to register is reserved
  The domain name you applied is reserved by registry
  {domain} is reserved by the registry
  {domain} is reserved for the registry
  This name is reserved by {domain} Registry
  This name is reserved by {…} Registry
  This domain name is a premium name and is not available for {…}
  This is a premium domain
  This is a premium domain name
  This name is a premium name
  This platinum domain is available for purchase. {…}
  The domain you have requested is restricted and cannot be registered
  This domain name is reserved and cannot be registered
  {domain} is a reserved domain
  {domain} is a reserved domain name
  {domain} is reserved and cannot be registered
  Domain {domain} is a reserved name
  The domain {domain} is reserved and not available for registration
  The domain name is reserved and cannot be registered
  The requested domain is reserved by the registry
  Name is premium
  Domain is premium
  Premium domain
  Premium name
  Premium Domain Name
  This is a registry premium domain
  This is a registry reserved name
  This is a reserved domain
  This is a reserved name
  This is a reserved domain name
  Registry reserved name
  Registry reserved domain
  Registration of this name is prohibited
  Registration of this domain is prohibited
  Prohibited domain
  Prohibited domain name
  Forbidden domain name
  Blacklisted domain
  Domain is not allowed for registration
  Not available for registration
  Not open for registration
  Not yet open for registration
  The queried object does not exist: Reserved domain name
  This domain name is reserved by the registry. {…}
  The domain name you apply can not be registered online
  The domain name you apply can not be registered online. {…}
  The queried object does not exist: Not available for registration
  The queried object does not exist: Domain name reserved by registry
  This domain is reserved by the registry and cannot be registered
  This domain name is reserved by the registry and cannot be registered
  Reserved - {…}
  Reserved name: {…}
  Stop-list: Domain can not be registered
  Above domain name is restricted{…}
  Not available for second level registration
`;
