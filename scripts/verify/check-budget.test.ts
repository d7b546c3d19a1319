import { expect, test } from 'vitest';
import { checkBudget, countTests, findExcess } from './check-budget.ts';

test('counts test definitions, each table as one', () => {
  expect(
    countTests("test('a', f);\n  test.each([1, 2])('b', f);\n  tester('c');\ntest.describe('d', f);"),
  ).toBe(2);
});

test('names what exceeds the budget, and by how much', () => {
  const budget = { tests: 10, browserTests: 5, hardeningRequests: 100 };
  expect(findExcess(budget, budget)).toEqual([]);
  expect(findExcess({ ...budget, tests: 11 }, budget)).toEqual([
    expect.stringContaining('tests is 11, the budget 10'),
  ]);
});

test('counts the requests of the hardening suite from the contract', async () => {
  const { output } = await checkBudget('.');
  expect(Number(/"hardeningRequests":(\d+)/.exec(output)?.[1])).toBeGreaterThan(20_000);
});
