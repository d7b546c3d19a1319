import { expect, test } from 'vitest';
import { randomOf } from '../random-of.ts';
import { chooseConcerns } from './choose-concerns.ts';
import { CODE } from './concerns/code.ts';
import { CRAFT } from './concerns/craft.ts';
import { GENERAL } from './concerns/general.ts';
import { MONEY } from './concerns/money.ts';

const choose = (topic: string, more = '', seed = 'seed') => chooseConcerns(topic, more, randomOf(seed));
const [PRICES, INVOICES] = [MONEY[0]?.concerns ?? [], MONEY[1]?.concerns ?? []];
const LANDING_PAGES = CRAFT[4]?.concerns ?? [];
const PERFORMANCE = CODE[1]?.concerns ?? [];

test.each([
  ['late invoices', '', INVOICES],
  ['How should I price a plan?', '', PRICES],
  ['LANDING PAGE copy', '', LANDING_PAGES],
  ['Landing page for an invoice tool', '', LANDING_PAGES],
  ['Pricing for a landing page', '', PRICES],
  ['Freelancers: how do you price a trial?', '', PRICES],
  ['Mine is slow', 'It is a landing page with a slow cache and slow memory', PERFORMANCE],
  ['It happened again', 'The invoice came late and the invoices before it too', INVOICES],
])('the topic “%s” begins with points of its own', (topic, more, theme) => {
  const { concerns, themed } = choose(topic, more);
  expect(themed).toBe(true);
  expect(theme).toContain(concerns[0]);
  expect(theme).toContain(concerns[1]);
});

test('a topic without a theme gets what can be asked about anything', () => {
  const { concerns, themed } = choose('zebras at night');
  expect(themed).toBe(false);
  expect(new Set(concerns)).toEqual(new Set(GENERAL));
});

test('all points of a theme and all general ones are there once, in turn after the first two', () => {
  const { concerns } = choose('late invoices');
  expect(new Set(concerns)).toEqual(new Set([...INVOICES, ...GENERAL]));
  expect(concerns).toHaveLength(INVOICES.length + GENERAL.length);
  const isOwn = concerns.map((one) => INVOICES.includes(one));
  expect(isOwn.slice(0, 5)).toEqual([true, true, false, true, false]);
});

test('another seed puts other points first', () => {
  const firsts = Array.from({ length: 30 }, (_, seed) => choose('late invoices', '', `${seed}`).concerns[0]);
  expect(new Set(firsts)).toEqual(new Set(INVOICES));
});
