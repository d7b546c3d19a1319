import { expect, test } from 'vitest';
import { composeDraft } from './compose-draft.ts';
import { enforceConstraints } from './enforce-constraints.ts';
import { makeRequest, makeRules } from './testing/make-request.ts';
import type { DraftRequest, WebsiteFacts } from './draft-request.ts';

const SITE: WebsiteFacts = {
  url: 'https://quillbox.example/',
  title: 'Quillbox – invoices',
  description: '',
  headings: [],
  text: '',
};

const shown = (given: Partial<DraftRequest>) => {
  const asked = makeRequest({ website: null, ...given });
  const { draft, notes } = composeDraft(asked);
  const enforced = enforceConstraints(draft, asked);
  if (!enforced.ok) throw new Error('Nothing could be kept.');
  return { notes, result: enforced.result };
};

test('where a community takes short texts alone, what no longer fits of the answers is told, and nothing is cut within a sentence', () => {
  const answers = [
    { role: 'before', text: 'We waited six weeks for every payment' },
    { role: 'change', text: 'We sent a reminder three days before the due date' },
    { role: 'result', text: 'Most clients now pay within a week' },
    { role: 'ask', text: 'What else would you try?' },
  ] as const;
  for (const maxLength of [60, 100, 160, 220]) {
    const { notes, result } = shown({
      answers,
      website: null,
      rules: makeRules({}, { body: { maxLength } }),
    });
    expect(result.content.length).toBeLessThanOrEqual(maxLength);
    expect(result.content).toMatch(/[.?]$/);
    const told = notes.map(({ text }) => text).join('\n');
    for (const { text } of answers)
      expect(
        result.content.toLowerCase().includes(text.toLowerCase()) ||
          told.includes(`Left out: your answer “${text}”`),
      ).toBe(true);
  }
  expect(
    shown({ answers })
      .notes.map(({ text }) => text)
      .join(),
  ).not.toContain('Left out');
});

test('what the author wants to hear stays, also where it says “we”', () => {
  const answers = [{ role: 'ask', text: 'what we missed' }] as const;
  for (const task of ['post', 'link'] as const)
    expect(shown({ task, topic: 'Our pricing page', answers, website: SITE }).result.content).toContain(
      'I would like to hear what we missed.',
    );
});

test('a name with a number is no name with a version', () => {
  const answers = [{ role: 'audience', text: 'Families with a living room' }] as const;
  for (const topic of ['Launching Room 23, an escape game for the whole family', 'Room 23 is live'])
    expect(shown({ topic, answers }).result.content).toContain('Families with a living room.');
});

test('a short text below a link loses no answer without a word either', () => {
  const answers = [
    { role: 'point', text: 'It sends reminders at nine' },
    { role: 'failed', text: 'I wrote it for clerks in small town halls' },
    { role: 'ask', text: 'What would you add?' },
  ] as const;
  const short = makeRules({}, { body: { maxLength: 70 } });
  const { notes, result } = shown({
    task: 'link',
    topic: 'Our guide',
    answers,
    website: SITE,
    rules: short,
    ctaStyle: 'none',
  });
  expect(result.content).toBe('It sends reminders at nine.\n\nWhat would you add?');
  expect(notes.map(({ text }) => text).join()).toContain(
    'Left out: your answer “I wrote it for clerks in small town halls”',
  );
});
