import { expect, test } from 'vitest';
import { check, rulesOf } from '#test/preflight/check.ts';
import { findBlock, findNewFinding, rulesChangedProblem, toProblem } from './to-problem.ts';

const banned = check({ rules: rulesOf({ promotion: 'banned', quotes: { promotion: 'No ads.' } }) });
const limited = check({ rules: rulesOf({ promotion: 'limited', quotes: { promotion: 'Be kind.' } }) });
const allowed = check({ rules: rulesOf({ promotion: 'allowed' }) });

test('turns a block into a problem that quotes the rule', () => {
  expect(toProblem(findBlock(banned)!)).toEqual({
    code: 'PROMOTION_BANNED',
    message: 'r/SaaS takes no promotion, and this text mentions Acme. Its rule: “No ads.”',
    remedy: 'Answer without the mention, or ask the moderators.',
  });
  expect(findBlock(limited)).toBeNull();
});

test('reports a new finding as a change, but not one that disappeared', () => {
  expect(findNewFinding(banned, allowed)?.code).toBe('PROMOTION_BANNED');
  expect(findNewFinding(limited, allowed)?.code).toBe('PROMOTION_CONDITION');
  expect(findNewFinding(banned, limited)?.code).toBe('PROMOTION_BANNED');
  expect(findNewFinding(limited, limited)).toBeNull();
  expect(findNewFinding(allowed, banned)).toBeNull();
});

test('reports a reworded rule as a change', () => {
  const reworded = check({ rules: rulesOf({ promotion: 'limited', quotes: { promotion: 'Ask first.' } }) });
  expect(findNewFinding(reworded, limited)?.quote).toBe('Ask first.');
});

test('reports every warning as new if the earlier rules are no longer stored', () => {
  expect(findNewFinding(limited, null)?.code).toBe('PROMOTION_CONDITION');
  expect(findNewFinding(allowed, null)).toBeNull();
});

test('quotes the new sentence in the problem', () => {
  expect(rulesChangedProblem('SaaS', findNewFinding(limited, allowed)!)).toEqual({
    code: 'RULES_CHANGED',
    message:
      'The rules of r/SaaS changed after this was scheduled. r/SaaS takes promotion on a condition, ' +
      'and this text mentions Acme. Its rule: “Be kind.”',
    remedy:
      'Read the condition and see that this text keeps to it. If the text keeps to the rules as they are now, send it again.',
  });
});
