import { expect, test } from 'vitest';
import type { WebsiteFacts } from '../draft-request.ts';
import { makeRequest } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writeLink } from './write-link.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => `${seed}`);
const POINT = 'Late invoices are the most common problem of small agencies.';
const write = (topic: string, site: Partial<WebsiteFacts> = {}, seed = 'seed') => {
  const website = {
    url: 'https://billwren.example/',
    title: '',
    description: '',
    headings: [],
    text: '',
    ...site,
  };
  const scene = setScene(makeRequest({ task: 'link', topic, ctaStyle: 'none', website, seed }));
  return { ...writeLink(scene), scene };
};

test.each([
  [
    'late invoices',
    [
      'Late invoices: a page to pick apart',
      'A page on late invoices: what is missing?',
      'A short read on late invoices',
    ],
  ],
  ['Reduce churn', ['How to reduce churn: a page to pick apart', 'A short read on how to reduce churn']],
  [
    'How do you reduce churn?',
    [
      'How do you reduce churn?',
      'How to reduce churn: a page to pick apart',
      'A short read on how to reduce churn',
    ],
  ],
  ['My invoices are late', ['My invoices are late']],
])('a link on “%s” gets one of the titles %j', (topic, titles) => {
  expect(new Set(SEEDS.map((seed) => write(topic, {}, seed).title))).toEqual(new Set(titles));
});

test('the page speaks for itself in one sentence; where it has none a point of the topic stands there', () => {
  const { content } = write('late invoices', { text: POINT });
  expect(content).toContain(`In its own words: “${POINT}”`);
  const bare = write('late invoices');
  expect(bare.content).toContain(bare.scene.concerns[0]?.weigh);
  expect(bare.content).not.toContain('In its own words');
});

test('its headings say what it covers', () => {
  const headings = ['Reminders for late invoices', 'Pricing'];
  expect(write('late invoices', { headings }).content).toContain('It covers reminders for late invoices.');
  expect(write('late invoices').content).not.toContain('It covers');
});

test('every text says first that there is a page, ends by asking, and holds no link itself', () => {
  for (const seed of SEEDS) {
    const { content } = write('late invoices', {}, seed);
    expect(content).toMatch(/^(?:The page|What is behind the link)/);
    expect(content).toMatch(/\?$|Tell me where it is wrong or leaves something out\.$/);
    expect(content).not.toMatch(/https?:/);
  }
});
