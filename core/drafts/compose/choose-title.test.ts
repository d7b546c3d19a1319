import { expect, test } from 'vitest';
import type { DraftRequest } from '../draft-request.ts';
import { askFor, type Asked, makeRequest } from '../testing/make-request.ts';
import { chooseTitle } from './choose-title.ts';
import { setScene } from './scene.ts';

type Wordings = Parameters<typeof chooseTitle>[0];
const choose = (wordings: Wordings, rules: Asked = {}, differs: Partial<DraftRequest> = {}) => {
  const request = makeRequest({ topic: 'late invoices', rules: askFor(rules), ...differs });
  return chooseTitle(wordings, setScene(request));
};
const chosen = (wordings: Wordings, differs: Partial<DraftRequest>) =>
  new Set(Array.from({ length: 30 }, (_, seed) => choose(wordings, {}, { ...differs, seed: `${seed}` })));

test.each<[string, Wordings, Asked, string]>([
  ['the only wording', ['Why so late?'], {}, 'Why so late?'],
  ['the topic where there is no wording', [null, false, ''], {}, 'Late invoices'],
  [
    'one with the product, where one mention is wanted',
    ['Billwren against late payers'],
    {},
    'Billwren against late payers',
  ],
  ['no wording with an address', ['What evil.com says'], {}, 'Late invoices'],
  ['no experience that nobody had', ['How we grew'], {}, 'Late invoices'],
  ['no forbidden word', ['Why so late?'], { title: { blacklisted: ['SO'] } }, 'Late invoices'],
  [
    'none that is too short for its place',
    ['Why?', 'Why are so many invoices late?'],
    { title: { minLength: 25, maxLength: 32 } },
    'Why are so many invoices late?',
  ],
  [
    'none that is too long for it',
    ['Why are so many invoices late?'],
    { title: { maxLength: 20 } },
    'Late invoices',
  ],
  [
    'none too long with the tag',
    ['Why are they late?'],
    { rules: { titleTags: ['[Q]'] }, title: { maxLength: 20 } },
    'Late invoices',
  ],
  [
    'one of the form that is asked for',
    ['Why so late?'],
    { title: { patterns: ['^Late'] } },
    'Late invoices',
  ],
  [
    'chosen without the form where there are too many to try',
    ['Why so late?'],
    { title: { patterns: Array.from({ length: 11 }, () => '^Late') } },
    'Why so late?',
  ],
  [
    'the required word in front',
    ['Why so late?'],
    { title: { required: ['Question'] } },
    'Question: Why so late?',
  ],
  ['a required tag without a colon', ['Why so late?'], { title: { required: ['[Q]'] } }, '[Q] Why so late?'],
  [
    'one that has the word already',
    ['A QUESTION of time'],
    { title: { required: ['Question'] } },
    'A QUESTION of time',
  ],
  [
    'no required word that claims something',
    ['Why so late?'],
    { title: { required: ['I built'] } },
    'Why so late?',
  ],
  ['never made longer by a tail', ['Why so late?'], { title: { minLength: 30 } }, 'Why so late?'],
])('a title is %s', (_sentence, wordings, rules, title) => {
  expect(choose(wordings, rules)).toBe(title);
});

test('where titles are questions a question is preferred, elsewhere any wording may come first', () => {
  const wordings = ['Why so late?', 'Late payers and their reasons', 'A look at late payers'];
  const habits = { bodyLength: null, questionTitles: 1, flairs: [] };
  expect(chosen(wordings, { habits })).toEqual(new Set(['Why so late?']));
  expect(chosen(wordings, { habits: { ...habits, questionTitles: 0 } })).toEqual(new Set(wordings));
  expect(chosen(wordings, { habits: null })).toEqual(new Set(wordings));
});

test('where nothing serves the rest is the plainest title, cut to length', () => {
  const title = choose([], { title: { blacklisted: ['late', 'opinion'], maxLength: 40 } });
  expect(title.length).toBeLessThanOrEqual(40);
  expect(title).not.toBe('');
});
