import { expect, test } from 'vitest';
import { composeDraft } from './compose-draft.ts';
import { makeRequest } from './testing/make-request.ts';

test.each([
  [
    'How we moved from Deputy to Quillbox',
    'We paid Deputy 90 a month',
    'We moved six people to Quillbox',
    /We paid Deputy 90 a month\. We moved six people to ours\.[^]*Quillbox is my own/,
  ],
  [
    'Quillbox vs FreshBooks',
    'Before Quillbox I used FreshBooks',
    'Quillbox’s price is lower',
    /Before mine I used FreshBooks\.[^]*My price is lower\.[^]*Quillbox is my own/,
  ],
  [
    'Launching Quillbox, a small alternative to Deputy',
    'Deputy was too big for us, so I built Quillbox',
    'Quillbox has no mobile app',
    /Deputy was too big for us, so I built ours\.[^]*[Oo]urs has no mobile app\.[^]*I work on it/,
  ],
  [
    'Launching Quillbox, an invoicing app',
    'Quillbox syncs with Gmail',
    'Quillbox has no mobile app',
    /it syncs with Gmail\.[^]*[Ii]t has no mobile app\.[^]*I work on it/,
  ],
])('beside another product “it” is said of none of both: %s', (topic, before, failed, told) => {
  const answers = [
    { role: 'before' as const, text: before },
    { role: 'failed' as const, text: failed },
  ];
  const facts = { product: 'Quillbox', about: [] };
  const { draft } = composeDraft(makeRequest({ topic, answers, facts, isOwn: true, website: null }));
  expect(draft.content).toMatch(told);
});
