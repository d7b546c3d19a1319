import { expect, test } from 'vitest';
import { composeDraft } from './compose-draft.ts';
import { enforceConstraints } from './enforce-constraints.ts';
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

test.each([
  ['Quillbox vs FreshBooks for a small team', 'Quillbox', 'Quillbox'],
  ['Is Quillbox better than FreshBooks?', 'Quillbox', 'Quillbox'],
  ['How we moved from Deputy to Quillbox', 'Quillbox', 'Quillbox'],
  ['Kahoot! vs Quizlet for a small class', 'Kahoot!', 'Kahoot'],
  ['Yahoo! Mail vs Gmail for a small team', 'Yahoo! Mail', 'Yahoo Mail'],
  ['Kahoot！ vs Quizlet for a small class', 'Kahoot！', 'Kahoot'],
  ['Wait… vs FreshBooks for a small team', 'Wait…', 'Wait'],
  ['Is “Ask!” better than FreshBooks?', '“Ask!”', '“Ask”'],
  ['Acme (beta) vs FreshBooks', 'Acme (beta)', 'Acme beta'],
  ['FreshBooks vs *Star* for a small team', '*Star*', 'Star'],
  ['Acme Inc. vs FreshBooks', 'Acme Inc.', 'Acme Inc.'],
  ['Box no. 5 vs FreshBooks', 'Box no. 5', 'Box no. 5'],
  ['Node.js! vs Deno for a small team', 'Node.js!', 'Node.js'],
  ['Not Boring vs FreshBooks for a small team', 'Not Boring', 'Not Boring'],
])('what is shown of “%s” says by its name which one is theirs', (topic, product, name) => {
  const facts = { product, about: [] };
  const answers = [{ role: 'point' as const, text: 'The price is lower and it sends reminders on its own' }];
  const request = makeRequest({ topic, answers, facts, isOwn: true, website: null });
  const enforced = enforceConstraints(composeDraft(request).draft, request);
  const shown = enforced.ok ? enforced.result : null;
  expect(shown?.content.split('\n\n')).toContainEqual(
    expect.stringContaining(`Disclosure: ${name} is my own.`),
  );
  expect(shown?.content).not.toContain('I work on it');
  expect(shown?.content.split('Disclosure')).toHaveLength(2);
  expect(shown?.notes.map(({ text }) => text).join(' ')).not.toContain('mention');
});
