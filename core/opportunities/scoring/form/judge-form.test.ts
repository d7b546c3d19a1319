import { expect, test } from 'vitest';
import { readThreadWords } from '../thread-words.ts';
import { judgeForm } from './judge-form.ts';

test.each([
  ['I built a tiny time tracker for my team', '', 'showcase'],
  ['After two years of weekends my app is live', 'Feedback welcome!', 'showcase'],
  ['[Hiring] Editor, remote, $20/h', '', 'hiring'],
  ['Looking for a freelance developer for our shop', 'Budget 2k. Send your portfolio.', 'hiring'],
  ['Regulator fines broker over hidden fees', '', 'news'],
  ['Weekly self-promotion thread', 'Post it below.', 'call'],
  ['Can you recommend a developer?', 'Who have you worked with? Budget 2k.', null],
  ['My app keeps crashing, help', 'It stops at the splash screen.', null],
])('"%s" %s: %s', (title, text, form) => {
  expect(judgeForm(readThreadWords({ title, text }))).toBe(form);
});
