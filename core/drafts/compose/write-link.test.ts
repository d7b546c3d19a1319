import { expect, test } from 'vitest';
import type { DraftRequest, WebsiteFacts } from '../draft-request.ts';
import { makeRequest } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writeLink } from './write-link.ts';

const SITE = { url: 'https://billwren.example/', title: '', description: '', headings: [], text: '' };
const write = (topic: string, site: Partial<WebsiteFacts> = {}, differs: Partial<DraftRequest> = {}) =>
  writeLink(
    setScene(
      makeRequest({ task: 'link', topic, ctaStyle: 'none', website: { ...SITE, ...site }, ...differs }),
    ),
  );

test.each([
  ['late invoices', 'Late invoices'],
  ['How do you reduce churn?', 'How do you reduce churn?'],
  ['My invoices are late', 'My invoices are late'],
])('a link on “%s” is titled “%s”', (topic, title) => {
  expect(write(topic).title).toBe(title);
});

test('what its author says of the page comes first', () => {
  const answers = [{ role: 'point' as const, text: 'three ways to ask for money without a fight' }];
  expect(write('late invoices', {}, { answers }).content).toMatch(
    /^(?:What it says: )?three ways to ask for money/i,
  );
});

test('every text ends by asking about the page, and holds no link itself', () => {
  const { content } = write('late invoices');
  expect(content).toBe('What do you think of the page?');
  expect(content).not.toMatch(/https?:/);
});

test('below a link to a page of the author’s own, no trouble with it is asked about', () => {
  for (const topic of ['Our public changelog for October', 'The support playbook we use'])
    expect(write(topic).content).toBe('What do you think of the page?');
});
