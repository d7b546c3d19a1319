import { expect, test } from 'vitest';
import { becameStricter } from '#core/communities/leave.ts';
import { check, DAY_MS, found, NOW, rulesOf } from '#test/preflight/check.ts';
import { findNewFinding, rulesChangedProblem } from './to-problem.ts';

const leave = { answer: 'granted', at: NOW - 9 * DAY_MS, note: 'Fine.', isOvertaken: false } as const;
const askFirst = rulesOf({ promotion: 'permission', quotes: { promotion: 'Ask first.' } }, { leave });
const quote = 'No promotion any more, earlier leave included.';
const banned = rulesOf(
  { promotion: 'banned', quotes: { promotion: quote } },
  { leave: { ...leave, isOvertaken: true } },
);

test('a stricter rule overrides earlier permission; an equal or milder one does not', () => {
  expect(becameStricter({ before: 'permission', after: 'banned' })).toBe(true);
  expect(becameStricter({ before: 'unknown', after: 'permission' })).toBe(true);
  expect(becameStricter({ before: 'limited', after: 'permission' })).toBe(true);
  expect(becameStricter({ before: 'banned', after: 'banned' })).toBe(false);
  expect(becameStricter({ before: 'banned', after: 'limited' })).toBe(false);
  expect(becameStricter({ before: 'unknown', after: 'allowed' })).toBe(false);
});

test('warns about permission given before a stricter rule, with that rule and a remedy', () => {
  expect(found({ rules: askFirst })).toEqual([]);
  expect(found({ rules: banned })).toEqual(['warning LEAVE_OVERTAKEN']);
  expect(check({ rules: banned }).findings[0]).toMatchObject({
    text: 'The moderators of r/SaaS gave you leave on Nov 15, 2026, and their rule on promotion has become stricter since.',
    quote,
    remedy: 'Ask them whether their leave still stands, and record the answer.',
  });
});

test('a ban newer than the permission parks scheduled posts', () => {
  const change = findNewFinding(check({ rules: banned }), check({ rules: askFirst }));
  expect(change?.code).toBe('LEAVE_OVERTAKEN');
  expect(rulesChangedProblem('SaaS', change!).message).toBe(
    `The rules of r/SaaS changed after this was scheduled. ${change!.text} Its rule: “${quote}”`,
  );
});

test('permission covers an offer without a name', () => {
  const codes = (answer: 'granted' | 'refused', isOvertaken = false) =>
    check({
      draft: { content: 'I need ten beta testers for my invoicing app.' },
      rules: rulesOf({ promotion: 'permission' }, { leave: { answer, at: NOW, note: '', isOvertaken } }),
    }).findings.map(({ code }) => code);
  expect(codes('granted')).not.toContain('UNNAMED_OFFER');
  expect(codes('refused')).toContain('UNNAMED_OFFER');
  expect(codes('granted', true)).toContain('UNNAMED_OFFER');
});

test('a refusal by the moderators blocks a mention whatever the rule says', () => {
  const refused = { answer: 'refused', at: NOW, note: '', isOvertaken: false } as const;
  for (const promotion of ['allowed', 'unknown', 'limited', 'unclear'] as const)
    expect(found({ rules: rulesOf({ promotion }, { leave: refused }) })).toEqual(['block ASK_MODERATORS']);
});

test('permission overrides an unclear rule, but the rule’s weekday alone does not', () => {
  const said = 'Tuesdays are for plugs, maybe.';
  const quotes = { promotion: said, days: said };
  const rules = rulesOf({ promotion: 'unclear', days: ['tuesday'], quotes });
  expect(found({ rules })).toEqual(['warning PROMOTION_CONDITION']);
  expect(found({ rules: { ...rules, leave } })).toEqual([]);
});
