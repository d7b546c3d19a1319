import { expect, test } from 'vitest';
import { foldConfusables } from '#core/text/fold-confusables.ts';
import { readOwnSite } from './own-site.ts';
import { readProductNames } from './product-names.ts';

const namesOf = (product: string | null, page?: { url: string; title: string }) => {
  return readProductNames({ product, pageTitle: page?.title ?? null }, page ? readOwnSite(page) : null);
};
const at = (host: string, title = '') => namesOf(null, { url: `https://${host}/`, title }).label;

test.each([
  ['Acme', 'acme.example', 'a title that is the name'],
  ['Invoices that chase themselves | Acme', 'acme.example', 'the part that is the host’s name'],
  ['ACME: invoices for everybody', 'acme.example', 'its own spelling of it'],
  ['Acme, the invoice people', 'acme.example', 'the first word without its comma'],
  ['Home | Acme Cloud', 'acmecloud.example', 'a name in two words'],
])('the page “%s” at %s gives the name %s', (title, host) => {
  expect(at(host, title)).toMatch(/^acme( cloud)?$/i);
});

test.each([
  ['acme.example', 'Acme'],
  ['www.acme.example', 'Acme'],
  ['shop.acme.co.uk', 'Acme'],
  ['acme.github.io', 'Acme'],
  ['app.example', null],
  ['93.184.216.34', null],
  ['localhost', null],
])('without a title, the host %s gives the name %s', (host, label) => {
  expect(at(host)).toBe(label);
});

test.each([
  ['the stated name over all others', 'Billwren Pro', 'Billwren Pro'],
  ['without markup', '**Bill** [wren](x)', 'Bill wren x'],
  ['the first part of an address', 'billwren.com', 'billwren'],
  ['without hidden characters', 'Bill\u200bwren\ue000', 'Billwren'],
  ['not a whole paragraph', 'x'.repeat(61), 'Acme'],
  ['not an empty text', ' ', 'Acme'],
])('names the product: %s', (_sentence, product, label) => {
  expect(namesOf(product, { url: 'https://acme.example/', title: 'Acme' }).label).toBe(label);
});

const mentions = (product: string, text: string) =>
  foldConfusables(text).match(namesOf(product).pattern ?? /$^/g)?.length ?? 0;

test.each([
  ['Billwren', 'Billwren, BILLWREN and billwren’s', 3],
  ['Billwren', 'Вillwrеn in other letters', 1],
  ['Billwren', 'Billwrens and Unbillwren', 0],
  ['Bill Wren', 'Bill Wren, Bill-Wren, BillWren and Bill & Wren', 4],
  ['Bill Wren', 'Bill\nWren', 0],
  ['C++ (beta)', 'c++ beta', 1],
  ['帳単', 'これは帳単です', 1],
  ['X', 'X marks it', 0],
])('finds the product %j in “%s” %i times', (product, text, count) => {
  expect(mentions(product, text)).toBe(count);
});

test('finds the product’s name in its domain too, but ignores everyday words in a domain', () => {
  const { pattern } = namesOf('Wren', { url: 'https://billing4u.example/', title: '' });
  expect('wren at billing4u'.match(pattern ?? '')).toHaveLength(2);
  expect(namesOf(null, { url: 'https://notes.example/', title: '' })).toEqual({ label: null, pattern: null });
});
