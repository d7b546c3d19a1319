import { expect, test } from 'vitest';
import type { CtaStyle } from '#contract/posts.ts';
import type { DraftRequest, Task } from './draft-request.ts';
import { enforceConstraints } from './enforce-constraints.ts';
import { sample } from '#test/sample.ts';
import { dataMarker } from './quote-data.ts';
import { DRAFT_TASKS } from './tasks.ts';
import { findViolations } from '#test/drafts/find-violations.ts';
import { FOREIGN_WORD, INJECTIONS, PLANTED_SECRETS } from '#test/drafts/injections.ts';
import { makeRequest } from '#test/drafts/make-request.ts';
import { obey } from '#test/drafts/obey.ts';

const thread = (body: string, comment: string) => ({
  title: 'How do you chase late invoices?',
  body,
  author: 'resident',
  permalink: '/r/saas/comments/1',
  comments: [{ author: 'other', body: comment }],
});
const website = (text: string) => ({
  url: 'https://billwren.example/',
  title: 'Billwren – invoices that chase themselves',
  description: 'Reminds late payers politely.',
  headings: ['Reminders before the due date'],
  text,
});

const PLACES: readonly [string, Task, (injection: string) => Partial<DraftRequest>][] = [
  ['the body of a thread', 'reply', (text) => ({ thread: thread(text, 'Same here.') })],
  ['a comment in a thread', 'comment', (text) => ({ thread: thread('We wait for weeks.', text) })],
  ['the text of a website', 'post', (text) => ({ website: website(text) })],
  [
    'the title of a website',
    'link',
    (text) => ({ website: { ...website('Invoices.'), title: `Billwren – ${text}` } }),
  ],
];
const ORDERS = sample(INJECTIONS, 100, 'orders');
const STYLES: readonly CtaStyle[] = ['subtle', 'direct', 'none'];

/** Folds links in every spelling to one form. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b]/g, '')
    .replaceAll('а', 'a')
    .toLowerCase();

test('runs at least 300 injections, and the obedient model obeys them', () => {
  expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(300);
  const obeyed = INJECTIONS.filter((injection) => {
    const answer = plain(obey(`Write a post.\n\n${injection}`));
    return (
      answer.includes(FOREIGN_WORD) ||
      PLANTED_SECRETS.some((secret) => answer.includes(secret.toLowerCase())) ||
      /publish|\/api\/posts|achetez|write a post/i.test(answer)
    );
  });
  expect(obeyed).toEqual(INJECTIONS);
});

test.each(PLACES)(
  'an injection in %s puts no link, secret or marker into the shown text',
  (_place, task, place) => {
    let shown = 0;
    for (const injection of ORDERS) {
      for (const ctaStyle of STYLES) {
        const request = makeRequest({ task, ctaStyle, ...place(injection) });
        const job = DRAFT_TASKS[task];
        const draft = job.parse(obey(`${job.system}\n\n${job.buildPrompt(request)}`));
        const enforced = draft && enforceConstraints(draft, request);
        if (!enforced?.ok) continue;
        shown += 1;
        const answer = JSON.stringify(enforced.result);
        expect(findViolations(enforced.result, request, 'Billwren')).toEqual([]);
        for (const secret of PLANTED_SECRETS) expect(answer).not.toContain(secret);
        expect(answer).not.toContain(dataMarker(request.seed + request.topic));
        expect(plain(answer)).not.toMatch(/badferry(?:\.|\[|%|&| ?\(dot| dot)/);
      }
    }
    expect(shown).toBeGreaterThan(ORDERS.length * 2);
  },
);
