import { expect, test } from 'vitest';
import { Chance } from '#test/simulation/chance.ts';
import { formGroups } from './form-groups.ts';

const named = (name: string, rate: number, watchers = 1) => ({
  name,
  key: name,
  rate,
  weight: rate * watchers,
});

test('puts each community into exactly one group, limits the address length, and never fills a page within seconds', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const chance = new Chance(seed);
    const all = Array.from({ length: chance.between(0, 2_000) }, (_, no) =>
      named(
        `c${no}`.padEnd(chance.between(3, 21), 'x'),
        10 ** (chance.number() * 6 - 5),
        chance.between(1, 500),
      ),
    );
    const groups = formGroups(all);
    expect(groups.flat().toSorted(byName)).toEqual(all.toSorted(byName));
    for (const group of groups) {
      expect(group.map(({ name }) => name).join('+').length).toBeLessThan(1_800);
      expect(group.length === 1 || group.reduce((sum, { rate }) => sum + rate, 0) <= 12).toBe(true);
    }
  }
});
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

test('groups the most important communities together, followed by large groups of quiet ones', () => {
  const sleepy = Array.from({ length: 130 }, (_, no) => named(`sleepy_number_${no}`, 0.000_1));
  const groups = formGroups([...sleepy, named('busy', 3, 10), named('loud', 8), named('large', 2, 5)]);
  expect(groups[0]!.slice(0, 2).map(({ name }) => name)).toEqual(['busy', 'large']);
  expect(groups.length).toBeLessThanOrEqual(3);
});

test('does not depend on the order of the communities', () => {
  const all = ['b', 'a', 'c'].map((name) => named(name, 1));
  expect(formGroups(all)).toEqual(formGroups(all.toReversed()));
});
