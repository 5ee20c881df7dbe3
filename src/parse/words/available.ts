/** Lines for a free name. No phrase may be one that a throttled, reserved or registered answer could contain as well. */
export const AVAILABLE = `
  No match
  No match for {domain}
  No match for domain {domain}
  No match for domain: {domain}
  No match for: {domain}
  Message: No Object Found
  No entries found [ No match for ]
  No entries found [ No match for {domain} ]
  No matching record
  No matching record for {domain}
  No records matching {domain} found
  No entries found for the selected source
  No entries found for the selected source(s)
  No entries found in the selected source(s)
  ERROR:101: no entries found
  No Data Found
  No data was found to match the request criteria
  No entries found in the {…} database
  No results found
  No results were found
  Unfortunately, No Results Were Found
  No records found for object {domain}
  No match: {domain}
  Data not found
  Data not found. This domain is available for registration
  There is no information available on the domain consulted
  No information available about domain name {domain} in the Registry {domain} database
  Sorry, but domain: {domain}, not found in database
  Domain {domain} not registred
  No_Se_Encontro_El_Objeto/Object_Not_Found
  Object_Not_Found
  Nincs talalat / No match
  No such domain {domain}
  No such domain: {domain}
  Not found
  Not found: {domain}
  No found
  Nothing found
  Nothing found for this query
  Nothing found for your query
  Domain not found: {domain}
  The queried object does not exist: no matching objects found
  The queried object does not exist: {domain}
  {domain} is available
  {domain} is available for registration
  {domain} is free
  {domain} - No Match
  Available
  Status: free
  Status: available
  Available: Yes
  We do not have an entry in our database matching your query
  No domain records were found to match {domain}
  No information was found matching that query
  The requested domain was not found in the Registry or Registrar’s WHOIS Server
  Nincs találat / No match
  Error: Domain not found
  Error: not found
  Error: no match
  Error: no match for {domain}
  Error: {domain} not found
  Error 404: Domain not found
  ERROR:103: Domain is not registered
  No matches for {domain}
  No match in our database for {domain}
  There is no such domain
  There is no such domain in the registry
  No domain exists for the name {domain}
  No data found for {domain}
  No results for {domain}
  No results found for {domain}
  {domain} has no match
  {domain} - not found
  {domain} - available
  {domain} free
  Availability: available
  Availability: free
  {domain} is not in our database
  Domain {domain} is not in our database
  Domain not registered yet
  Domain unknown
  Unknown domain
  Domain {domain} - Available
  The domain you requested was not found
  The domain you requested is not registered
  The domain name you requested is not registered
  The queried object does not exist: Domain name {domain} does not exist
  No matches for domain {domain}
  No matching domains found
  No object matching {domain}
  No objects matching your query
  No such domain in database
  No such entry
  No records matching your query were found
  No record matching "{domain}" found
  No data found for domain {domain}
  No results were found for {domain}
  No domain matching {domain}
  No registered domain found
  No registration data found
  No WHOIS information found for {domain}
  {domain} - domain is available
  {domain}: domain is free
  {domain}: available
  {domain} is not in the database
  The domain {domain} is not in our database
  The domain name you have requested is not registered
  The domain you are looking for is not registered
  The domain requested is not registered
  The requested domain is available
  The requested domain name is available
  The query returned no results
  Your search returned no results
  Your query returned no results
  Nothing found for {domain}
  Object {domain} not found
  Object {domain} does not exist
  Entry not found
  Entry not found in the database
  Record not found for {domain}
  Records not found
  Not found in database
  Not found in the database
  Not found in our database
  Not in database
  Not registered: {domain}
  Unregistered domain
  Unregistered domain name
  Unassigned domain
  ERROR: no such domain
  Error - domain not found
  Error: domain {domain} does not exist
  error 230 No Objects Found
  Not registered
  The queried object does not exist: Domain {domain} not found
  The domain you requested is not known in Freenoms database
  Not find MatchingRecord
  {domain} is currently available for registration
  No match record found
`;
