import { expect, test } from 'vitest';
import { sayPlainly } from './say-plainly.ts';
import { shorten } from './shorten.ts';

const QUESTION = 'What do you use?';

test('what the author did not say goes first, but no question, no link and no disclosure', () => {
  const generated = `“Alarms by mail.”\n\nDisclosure: I work on it. It is here: https://a.example\n\n${QUESTION}`;
  const content = `We cut alarms. We had forty a week.\n\n${generated}`;
  expect(shorten(content, generated)).toBe(
    `We cut alarms. We had forty a week.\n\nDisclosure: I work on it. It is here: https://a.example\n\n${QUESTION}`,
  );
});

test('after that the last paragraph before the closing question goes, and the opening stays', () => {
  const content = `We cut alarms.\n\nWe had forty.\n\nLonger timeouts failed.\n\n${QUESTION}`;
  const once = shorten(content, QUESTION);
  expect(once).toBe(`We cut alarms.\n\nWe had forty.\n\n${QUESTION}`);
  const twice = shorten(once ?? '', QUESTION);
  expect(twice).toBe(`We cut alarms.\n\n${QUESTION}`);
  expect(shorten(twice ?? '', QUESTION)).toBeNull();
});

test('a text of which nothing may go cannot be shortened', () => {
  expect(shorten(QUESTION, QUESTION)).toBeNull();
  expect(shorten('Mine.', 'Mine.')).toBeNull();
});

test.each([
  ['We utilize it in order to sleep.', 'We use it to sleep.'],
  ['Prior to that we had numerous alarms.', 'Before that we had many alarms.'],
  ['We confirmed every alarm twice; it took a week.', 'We confirmed every alarm twice. It took a week.'],
])('“%s” is said as “%s”', (content, plainer) => {
  expect(sayPlainly(content)).toBe(plainer);
});

test.each([
  'We use it to sleep.',
  '> We utilize it.',
  'The page says “We utilize it.”',
  'Run `utilize in order to`.',
  'See utilize.example/prior-to',
])('“%s” stays as it is', (content) => {
  expect(sayPlainly(content)).toBeNull();
});
