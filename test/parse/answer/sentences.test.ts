import { describe, expect, it } from 'vitest';
import { answerKind } from '../../../src/parse/index.js';
import { FREE_SENTENCES, RESERVED_SENTENCES } from '../../../src/parse/words/sentences.js';

const kind = (body: string) => answerKind({ host: 'whois.example', body }, { domain: 'example.zz' });

describe('sentences that registries word in their own way', () => {
  it('say that a name is free', () => {
    for (const line of [
      'Domain name was not found.',
      'Domain does not exist in our database',
      'The requested object was not found',
      'example.zz could not be found',
      'Domain name example.zz has not been registered',
      'The domain name "example.zz" is not registered yet.',
      'This domain is currently available',
      'No WHOIS record found for example.zz',
      'No records found in database',
      'There were no results for example.zz',
      'Error: object not found',
      'The requested domain name has not been registered',
      'El nombre de dominio example.zz no se encuentra registrado.',
      'O domínio não foi encontrado',
      "Le nom de domaine example.zz n'a pas été trouvé",
      'Il dominio example.zz è disponibile',
      'Der Domainname ist frei',
      'There is no match for this domain name.',
      'The queried object does not exist: previous registration has expired (DOMAIN NOT FOUND)',
      'The queried object does not exist: Common; No match.',
      "The queried object does not exist: Domain name 'example.zz'",
      "ERROR\nThe queried object does not exist: Domain name 'example.zz'\nRights restricted by copyright.",
      '%ERROR: No match found',
      'Sorry, no such domain.',
      'We have no record of example.zz',
      'Nothing found for your query',
      'No matching entries found',
      '该域名未注册。',
    ])
      expect(kind(line), line).toBe('available');
  });

  it('say that a name cannot be registered', () => {
    for (const line of [
      'Domain blocked',
      'The domain example.zz is on the reserved list',
      'This domain name is blocked by the registry.',
      'Error: domain is reserved',
      'This domain is currently not available for registration. Please select other domain.',
      'The Domain Name is not Available',
      'Domain name can not be registered.',
      'example.zz is excluded from registration',
      'The name is reserved for government use',
      'The queried object does not exist: Domain name is not allowed',
      'El dominio example.zz se encuentra reservado',
      'Ce nom de domaine ne peut pas être enregistré.',
      'Домен example.zz зарезервирован',
    ])
      expect(kind(line), line).toBe('reserved');
  });

  it('say that the query has no valid name', () => {
    for (const line of [
      'Invalid request: -example.zz',
      'Pattern starts with improper character',
      '>>> The domain contains special characters not allowed.',
      'ERROR: Syntax error in query',
      'Please enter a name, a NIC handle, or a domain name, such as "Jane Doe" or "example.zz"',
      'El nombre de dominio no es válido',
    ])
      expect(kind(line), line).toBe('invalid');
  });

  it('say nothing about the name if they are about another name or the server itself', () => {
    for (const line of [
      "The queried object does not exist: Domain name 'example.org'",
      'The queried object does not exist: previous registration (EXAMPLE)',
      'There is no match for this domain name server',
      'Error: example.org is available',
      'Domain name is not available because of maintenance',
      'Error',
    ])
      expect(['unknown', 'failed'], line).toContain(kind(line));
  });

  it('do not make a name free if they are about another name, a registered one, or have anything after them', () => {
    for (const line of [
      'Domain example.org has not been registered',
      'No WHOIS record found for example.org',
      'Domain name is registered',
      'This domain is not available',
      'This domain is currently not available',
      'Domain not found here, ask the registrar',
      'The file was not found',
      'No records found because the database is down',
      '192.0.2.1 is blocked',
      'El dominio example.zz no está disponible',
      'O domínio example.org não existe',
      "Le domaine n'est pas disponible",
      'Die Domain ist nicht frei',
    ])
      expect(kind(line), line).not.toBe('available');
    expect(kind('192.0.2.1 is blocked')).not.toBe('reserved');
  });

  it('have balanced braces', () => {
    for (const sentence of `${FREE_SENTENCES}\n${RESERVED_SENTENCES}`.split('\n'))
      expect(sentence.replace(/\{[^{}]*\}/gu, ''), sentence).not.toMatch(/[{}]/u);
  });
});
