import { describe, expect, it } from 'vitest';
import { isPlainNotFound } from '../../../src/parse/answer/rdap-error.js';
import { isSuperlinear } from '../../support/superlinear.js';

const linesOf = (text: string): string[] => text.trim().split(/\n\s*/u);

const PLAIN = `
  Not Found
  Object not found
  OBJECT NOT FOUND
  404 NOT_FOUND
  404
  HTTP 404 Not Found
  Error 404
  error code:404
  Resource Not Found
  RESOURCE NOT FOUND
  The resource you are seeking as 'shop.example' is not here.
  Domain not found.
  Domain Not Found: shop.example
  Domain shop.example not found
  domain "shop.example" not found
  'shop.example' not found
  The domain name 'SHOP.EXAMPLE' was not found.
  The domain 'shop.example' does not exist.
  The requested domain does not exist
  Requested domain was not found
  The requested object was not found.
  The requested object could not be found in the registry database.
  The requested data was not found
  The specified resource does not exist.
  The server has no information for the requested query
  The server has not found anything matching the Request-URI
  The server could not find the requested resource
  The RDAP server could not find the requested domain: shop.example
  The RDAP server does not have information for the requested resource
  No object found
  No object found for shop.example
  No domain found for query shop.example
  No data found
  No results found
  No results found for shop.example
  No matching records found.
  No entries found
  No such domain
  No such object
  Unknown domain
  Domain unknown
  Nothing found
  Entry not found
  No entry found in the database
  Domain is not registered
  The domain name shop.example is not registered.
  shop.example is available for registration
  This domain is available for registration.
  Domain is free
  Object does not exist
  Object doesn’t exist
  The queried object does not exist
  We do not have an entry in our database matching your query.
  No information was found for the domain you requested
  Could not find domain shop.example
  Unable to find shop.example
  Cannot find domain
  Query returned 0 results
  Query returned no results
  No RDAP information found for this domain
  Not registered
  Domain not registered
  The domain is not known to the registry
  There is no such domain in the registry
  There is no domain with this name
  Nonexistent domain
  Non-existent domain
  shop.example
  Error
  Not Found - shop.example
  Not found. All rights reserved.
  Sorry, the domain was not found
  Domain name not found in registry
  No record found
  No match for "SHOP.EXAMPLE"
  The domain you requested could not be found.
  Domain name does not exist
  There are no results matching your request
  Requested domain not found, please see https://www.example.com/help
  The domain shop.example could not be found on this server
  This server has no record of this domain
`;

const OTHERWISE = `
  The domain is not not registered
  Not "Not Found"
  Domain "" not found
  Domain not found: [object Object]
  Server not found
  The server was not found
  The server could not be found
  The registry could not be reached
  Service not found
  No service found
  Database not found
  No server found for shop.example
  No RDAP server found
  No such service
  Unknown error
  Unknown request
  Unknown server
  Error: unknown
  Unable to return data from the database yet, please retry
  The domain exists
  Domain found
  The domain is registered
  The domain is known
  The domain is not available
  The domain is not currently available
  Domain not free
  No information available
  shop.test was not found
  The domain other.example was not found
  Not found?
  Not found yet? Please visit the shop
  Not found in cache
  Domain reserved
  Domain name invalid
  Handle not found for nameserver
  Nameserver not found
  Entity not found
  IP network not found
  Autnum not found
  TLD not found
  Zone not found
  Domain not served here
  Not here, ask the registrar
  Domain is registered elsewhere
  Registered, but not in this database
  Not found or reserved
  Not found, reserved
  Not found/reserved
  Not found - hold
  Not found (blocked)
  Not found [premium]
  403 Forbidden
  500
  Error 500
  Error code 503
  502 Bad Gateway
  shop.example is not available
  Unable to search
  Search not available
  Search cannot be done
  The query could not be completed
  Query not known
  Not in service
  Server is free
  Lookup returned error
  Database error
  Error in database
  No results yet
  Could not match request
  Request not known to the server
  The server does not know you
  The system has no free resources
  no free resources
  No resources available
  No objects can be returned
  Domain data cannot be returned
  Data cannot be returned at this time
  The requested data can not be returned
  The server could not return the requested data
  Unable to return results
  Registration data is missing
  Record missing
  Information not present
  No information returned
  Response code 404
  The requested URL was not found
  No route matches
  No match for handle
  No help found
  No status found
  Rate limit exceeded
  You have no queries left
  This name is reserved
  In auction
  Sunrise only
  In redemption
  Pending delete
  Variant of a registered name
  Nom réservé
  Der Name ist gesperrt
  Имя зарезервировано
  該名稱已保留
`;

describe('the words of an RDAP error', () => {
  it.each(linesOf(PLAIN))('%s: no more than "not found"', (said) => {
    expect(isPlainNotFound(said, 'shop.example')).toBe(true);
  });

  it.each(linesOf(OTHERWISE))('%s: something else, or of something else', (said) => {
    expect(isPlainNotFound(said, 'shop.example')).toBe(false);
  });

  it('are about the name that was asked for, in letters or in ASCII', () => {
    expect(isPlainNotFound('The domain bücher.example was not found', 'xn--bcher-kva.example')).toBe(true);
    expect(isPlainNotFound('The domain bucher.example was not found', 'xn--bcher-kva.example')).toBe(false);
    // A name may consist of such words.
    expect(isPlainNotFound('The domain reserved.example was not found', 'reserved.example')).toBe(true);
    expect(isPlainNotFound('reserved', 'reserved.example')).toBe(false);
  });

  it('are read in time linear in their length', () => {
    const pieces = ['not found ', 'in the registry ', 'the server ', '. ', '- ', '"', 'https://'];
    const slow = pieces.filter((piece) => {
      const [once = '', fourTimes = ''] = [5000, 20_000].map((count) => piece.repeat(count));
      return isSuperlinear(
        () => void isPlainNotFound(once, 'shop.example'),
        () => void isPlainNotFound(fourTimes, 'shop.example'),
      );
    });
    expect(slow).toEqual([]);
  });
});
