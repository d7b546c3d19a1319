import { expect, test } from 'vitest';
import { QUESTIONS } from './questions.ts';
import { giveRoles, tellRole } from './tell-role.ts';

test.each([
  ['what would you have done?', 'ask'],
  ['I would like to hear from agencies', 'ask'],
  ['we used to ask for everything at once', 'before'],
  ['longer timeouts did not help', 'failed'],
  ['signups rose 40 %', 'result'],
  ['we moved the question to the second week', 'change'],
  ['nobody liked the form', 'before'],
] as const)('“%s” tells: %s', (text, role) => {
  expect(tellRole(text, QUESTIONS.experience)).toBe(role);
});

test('a role that was asked for stays, and each open question is answered once', () => {
  const roles = giveRoles(
    [
      { role: 'failed', text: 'signups rose 40 %' },
      { role: null, text: 'the form had twelve fields' },
      { role: null, text: 'five fields are left' },
    ],
    QUESTIONS.experience,
  ).map(({ role }) => role);
  expect(roles).toEqual(['failed', 'before', 'change']);
});

test('more answers than questions are points', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ role: null, text: `thing ${at}` }));
  expect(giveRoles(many, QUESTIONS.question).at(-1)?.role).toBe('point');
});
