import { expect, test } from 'vitest';
import { NO_REQUIREMENTS } from '../post-requirements.ts';
import { compareRecords, compareRequirements, compareRules, describeFieldChange } from './compare-records.ts';
import { readRulesRecord } from './read-rules-record.ts';

const rule = (name: string, text = '') => ({ name, text });
const read = (...rules: { name: string; text: string }[]) => readRulesRecord({ rules });

test('shows both values of a changed field, each with its sentence', () => {
  const before = read(rule('Saturdays', 'Self-promotion is allowed on Saturdays only.'));
  const after = read(rule('No promotion', 'Self-promotion is not allowed.'));
  const changes = compareRecords(before, after);
  expect(changes).toEqual([
    {
      field: 'promotion',
      before: 'With conditions',
      after: 'Not allowed',
      quoteBefore: 'Self-promotion is allowed on Saturdays only.',
      quoteAfter: expect.stringMatching(/promotion/),
    },
    expect.objectContaining({ field: 'days', before: 'Saturdays only', after: null, quoteAfter: null }),
  ]);
  expect(changes.map(describeFieldChange)).toEqual([
    'Promotion: With conditions → Not allowed.',
    'Days for promotion: Saturdays only → no rule found.',
  ]);
});

test('compares a record without quotes by its values only', () => {
  const { quotes: _, ...bare } = read(rule('No links'));
  expect(compareRecords(bare, read())).toMatchObject([{ field: 'links', quoteBefore: null }]);
  expect(compareRecords(bare, bare)).toEqual([]);
});

test('lists added, removed and reworded rules', () => {
  const kind = rule('Be kind', 'No insults.');
  const before = [rule('1. No links', 'None.'), kind, rule('Old', 'Gone'), rule('Name', 'The same words')];
  const after = [
    kind,
    rule('2. No links', 'None at all.'),
    rule('New'),
    rule('Other name', 'The same words'),
  ];
  expect(compareRules(before, after)).toEqual([
    { before: before[0], after: after[1] },
    { before: null, after: after[2] },
    { before: before[3], after: after[3] },
    { before: before[2], after: null },
  ]);
  expect(compareRules(before, before.toReversed())).toEqual([]);
});

test('two rules with the same name are matched once each', () => {
  const [one, other] = [rule('Links', 'A'), rule('Links', 'B')];
  expect(compareRules([one], [other, rule('Links', 'C')])).toEqual([
    { before: one, after: other },
    { before: null, after: rule('Links', 'C') },
  ]);
});

test('compares requirements by what they require', () => {
  const flair = { ...NO_REQUIREMENTS, flairRequired: true };
  expect(compareRequirements(NO_REQUIREMENTS, flair)).toEqual({
    added: ['Every post needs a flair.'],
    removed: [],
  });
  expect(compareRequirements(flair, null)).toEqual({ added: [], removed: ['Every post needs a flair.'] });
});
