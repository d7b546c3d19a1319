import { expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { fillGap, placeGaps } from './place-gaps.ts';
import { splitBlocks } from './split-blocks.ts';

const ask = (role: AnswerRole, insert = ''): Note => ({ kind: 'suggestion', text: `${role}?`, insert, role });
const placesOf = (content: string, roles: readonly AnswerRole[], answers = {}) =>
  placeGaps(
    content,
    roles.map((role) => ask(role)),
    answers,
  ).map(({ role, at }) => `${role} ${at}`);

const TEXT = 'We cut alarms by 80 %.\n\nWhat do you use?';

test('a gap stands behind the opening and before what closes the text, in the order in which a text tells', () => {
  expect(placesOf('We cut alarms.\n\nWe sleep.', ['ask', 'failed', 'before'])).toEqual([
    'before 1',
    'failed 1',
    'ask 2',
  ]);
  expect(placesOf('What do you use?', ['before'])).toEqual(['before 0']);
  for (const closing of ['Thanks for every answer.', 'Every pointer is welcome.', 'Be as blunt as you like.'])
    expect(placesOf(`We cut alarms.\n\n${closing}`, ['before', 'ask'])).toEqual(['before 1', 'ask 1']);
  expect(placesOf('Thanks for every answer.', ['lean'])).toEqual(['lean 0']);
  expect(placesOf('We cut alarms.\n\nDisclosure: I work on it.', ['failed'])).toEqual(['failed 1']);
  expect(placesOf('', ['before'])).toEqual(['before 0']);
});

test('it stands beside the answers that are told already', () => {
  const answers = { before: 'we had forty alarms a night', result: 'three alarms a week' };
  const text =
    'We cut alarms.\n\nWe had forty alarms a night.\n\nNow three alarms a week are left.\n\nYours?';
  expect(placesOf(text, ['change', 'failed'], answers)).toEqual(['change 2', 'failed 3']);
  expect(placesOf('We had forty alarms a night.\n\nYours?', ['point'], answers)).toEqual(['point 0']);
});

test('what the text tells is no gap, until it is taken out again', () => {
  const answers = { before: 'we had forty alarms a night', failed: 'no' };
  expect(placesOf(`We had about forty alarms each night.\n\n${TEXT}`, ['before', 'failed'], answers)).toEqual(
    ['failed 1'],
  );
  expect(placesOf('We cut alarms.\n\nNo.', ['failed'], answers)).toEqual([]);
  expect(placesOf(TEXT, ['before'], answers)).toEqual(['before 1']);
});

test('a text that asks something leaves no gap for a question', () => {
  expect(placesOf(TEXT, ['ask'])).toEqual([]);
});

test('what others asked is quoted above the gaps, and is no question of the author’s', () => {
  expect(placesOf('> Per month or per year?', ['point', 'ask'])).toEqual(['point 1', 'ask 1']);
});

test('notes that are no questions have no place', () => {
  expect(placeGaps(TEXT, [{ kind: 'changed', text: 'A link was removed.' }], {})).toEqual([]);
});

test('what its author wants to hear is asked where it is typed into a gap', () => {
  const [gap] = placeGaps('We cut alarms.', [ask('ask')], {});
  expect(fillGap('We cut alarms.', gap!, 'what is missing')).toBe('We cut alarms.\n\nWhat is missing?');
});

test('what is typed into a gap becomes a paragraph there, in its author’s words', () => {
  const [gap] = placeGaps(TEXT, [ask('failed', 'What did not work:')], {});
  expect(fillGap(TEXT, gap!, 'longer timeouts')).toBe(
    'We cut alarms by 80 %.\n\nWhat did not work: longer timeouts.\n\nWhat do you use?',
  );
  expect(fillGap(TEXT, gap!, 'we lost a weekend')).toContain('\n\nWe lost a weekend.\n\n');
});

test('a list and a fence are one paragraph each', () => {
  expect(splitBlocks('One.\n\n- a\n\n- b\n\n```\nx\n\ny\n```\nTwo.\n\n\nThree.')).toEqual([
    'One.',
    '- a\n\n- b',
    '```\nx\n\ny\n```',
    'Two.',
    'Three.',
  ]);
});
