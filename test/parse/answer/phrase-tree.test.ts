import { describe, expect, it } from 'vitest';
import { LineWords, PhraseTree } from '../../../src/parse/answer/phrase-tree.js';

const found = (phrases: string | readonly string[], line: string) => {
  const lists = typeof phrases === 'string' ? [phrases] : phrases;
  const tree = new PhraseTree(lists.map((list, meaning) => [meaning, list]));
  return tree.find(new LineWords(line, 0, line.length));
};
const meanings = (phrases: string | readonly string[], line: string) =>
  found(phrases, line).map(({ meaning }) => meaning);

describe('the notation of phrases', () => {
  it('{domain} matches one word, quoted or not, and captures the name', () => {
    for (const line of [
      'No match for "example.com"',
      'no match for [EXAMPLE.COM]',
      'No match for example.com:',
    ])
      expect(found('No match for {domain}', line), line).toEqual([{ meaning: 0, name: 'example.com' }]);
    expect(found('No match for {domain}', 'No match for this name')).toEqual([]);
    expect(found('No match for {domain}', 'No match for /etc/passwd')).toEqual([]);
    expect(found('Sorry, {domain}, is free', 'Sorry, example.com, is free')).toEqual([
      { meaning: 0, name: 'example.com' },
    ]);
  });

  it('{domain.com} matches a name with that ending, before any other name', () => {
    const phrases = ['No match for {domain}', 'No match for {domain.com}'];
    expect(meanings(phrases, 'No match for example.com')).toEqual([1, 0]);
    expect(meanings(phrases, 'No match for example.net')).toEqual([0]);
    expect(meanings(phrases, 'No match for ".com"')).toEqual([0]);
  });

  it('{…} matches any number of words, or the rest of a word', () => {
    expect(meanings('Excess: {…}', 'Excess: 12 questions of 10')).toEqual([0]);
    expect(meanings('reserved by {…} Registry', 'Reserved by the Example Names Registry')).toEqual([0]);
    expect(meanings('reserved by {…} Registry', 'Reserved by the Example Names Office')).toEqual([]);
    for (const line of ['exceeded', 'Exceeded.', 'exceeded, wait', 'exceeded for now'])
      expect(meanings('exceeded{…}', line), line).toEqual([0]);
    expect(meanings('exceeded{…}', 'is exceeded')).toEqual([]);
  });

  it('{a/b} matches one of these, {/a} one or nothing, anywhere in a phrase', () => {
    const phrases = '{No/Not one} {record/entry} found{/ in {the}}'.replace(' in {the}', ' in our database');
    for (const line of ['No record found', 'Not one entry found in our database', 'no entry found'])
      expect(meanings(phrases, line), line).toEqual([0]);
    for (const line of ['No found', 'No record found in', 'Not record found'])
      expect(meanings(phrases, line), line).toEqual([]);
  });

  it('spaces, spaces around a colon and apostrophes are ignored', () => {
    for (const line of ['Status: free', 'STATUS:free', 'status  :\tFree', 'Status :   free'])
      expect(meanings('Status: free', line), line).toEqual([0]);
    expect(meanings("it doesn't exist", 'It doesn’t exist')).toEqual([0]);
  });

  it('colons of an address do not end a word', () => {
    expect(found('quota of {domain} exceeded', 'Quota of 2001:db8::1 exceeded')).toEqual([
      { meaning: 0, name: '2001:db8::1' },
    ]);
  });
});

describe('matching takes one pass, whatever the line', () => {
  it.each([
    ['{…} a {…} a {…} a {…} b', 'a '],
    ['{/a }{/a }{/a }{/a }{/a }{/a }b', 'a '],
    ['{domain} {…} {domain} {…} {domain} b', 'a.a '],
    ['a{…} a{…} a{…} b', 'a'],
    ['a {…} b', ' '],
    ['a: {…} b', ':'],
  ])('%s against repeated %j', (phrase, piece) => {
    expect(meanings(phrase, `a ${piece.repeat(50_000)}x`)).toEqual([]);
  });
});
