import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type CommunityRecord,
  RECORD_SUBJECTS,
  type RecordRow,
  type RulesVersionChange,
} from '#contract/rules-record.ts';
import { invalid, openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { RecordCard } from './record-card.tsx';

const AT = '2026-11-22T08:00:00.000Z';
const nothing = (subject: RecordRow['subject']): RecordRow => ({
  subject,
  severity: 'none',
  value: subject === 'days' ? [] : null,
  words: null,
  quote: null,
  from: null,
  correction: null,
});
const FOUND: Partial<RecordRow> = {
  severity: 'care',
  value: 60,
  words: 'At most once in 60 days',
  quote: 'Once in 60 days.',
  from: 'Keep it rare',
};
const record = (rows: Partial<Record<RecordRow['subject'], Partial<RecordRow>>> = {}, more: object = {}) =>
  ({
    name: 'saas',
    record: {
      source: 'platform',
      url: 'https://www.reddit.com/r/saas/about/rules',
      readAt: AT,
      checkedAt: AT,
      isCurrent: true,
      isInEnglish: true,
      unread: [],
      rules: [{ name: 'Keep it rare', text: 'Once in 60 days.' }],
      rows: RECORD_SUBJECTS.map((subject) => Object.assign(nothing(subject), rows[subject])),
      ...more,
    },
    message: null,
    pasted: null,
    leave: null,
    modmailUrl: 'https://www.reddit.com/message/compose',
  }) as CommunityRecord;

async function open(answer: unknown, more: Record<string, unknown> = {}) {
  const server = stubServer({ 'GET /api/subreddits/saas/rules/record': answer, ...more });
  await openPage(<RecordCard name="saas" />);
  return server;
}
const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;
test('has a row for each subject, with its quoted rule or a note that no rule was found', async () => {
  await open(record({ quotaDays: FOUND }));
  const row = within(await rowOf('How often'));
  expect(row.getByText('At most once in 60 days')).toBeTruthy();
  expect(row.getByText('“Once in 60 days.”')).toBeTruthy();
  expect(row.getByText('From its rule “Keep it rare”')).toBeTruthy();
  expect((await rowOf('Links')).textContent).toContain('We found no rule about links.');
  expect((await rowOf('Gates')).textContent).toContain('Not disclosed');
  expect(screen.getByText(/^Read on .*; these words first seen on/)).toBeTruthy();
});

test("shows a correction's author, time and reason, and can undo it", async () => {
  const correction = { reason: 'Asked them', at: AT, by: 'Ana', instead: 'Allowed' };
  const { sent } = await open(record({ links: { severity: 'stop', words: 'Not allowed', correction } }), {
    'DELETE /api/subreddits/saas/rules/corrections/links': null,
  });
  const row = within(await rowOf('Links'));
  expect(row.getByText('Corrected')).toBeTruthy();
  expect(row.getByText(/^Ana put this right on .*: Asked them$/)).toBeTruthy();
  expect(row.getByText('Our reading: Allowed.')).toBeTruthy();
  press('Take back the correction of Links');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('requires a reason for a correction, and starts with the value that we read', async () => {
  const { sent } = await open(record({ quotaDays: FOUND }), {
    'PUT /api/subreddits/saas/rules/corrections/quotaDays': null,
  });
  await rowOf('How often');
  press('Correct what we read about How often');
  const days = await screen.findByLabelText('Days between two promotions');
  expect((days as HTMLInputElement).value).toBe('60');
  press(/^Save correction/);
  expect(await screen.findByText('Say why.')).toBeTruthy();
  type('Days between two promotions', '30');
  type('Why', 'The wiki says so');
  press(/^Save correction/);
  await waitFor(() => expect(sent).toMatchObject([{ body: { value: 30, reason: 'The wiki says so' } }]));
});

test('offers to ask the moderators where promotion is banned, and shows their answer', async () => {
  const banned = { promotion: { severity: 'stop', value: 'banned', words: 'Not allowed' } } as const;
  await open(record(banned));
  const ask = within(await rowOf('Promotion')).getByRole('link', { name: 'Ask the moderators' });
  expect(ask.getAttribute('href')).toBe('#moderators');
  await open({ ...record(banned), leave: { answer: 'granted', at: AT, note: '' } });
  expect((await rowOf('Promotion')).textContent).toContain('The moderators let you promote here on');
  expect(within(await rowOf('Links')).queryByText(/moderators/)).toBeNull();
});

test("says that rules in another language aren't understood", async () => {
  await open(record({}, { isInEnglish: false }));
  for (const name of ['Promotion', 'Reposts', 'Gates'])
    expect((await rowOf(name)).textContent).toContain('Not read.');
  expect((await rowOf('Flair')).textContent).toContain('Not known.');
  expect(screen.getByText(/^These rules aren’t in English, so we don’t read them\./)).toBeTruthy();
});

test('lists unread parts of the rules above the findings', async () => {
  const words = 'The rule “Keine Werbung” is not in English, so it wasn’t read.';
  await open(record({}, { unread: [words] }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await rowOf('Promotion')).textContent).toContain('We found no rule about');
});

test('says that pasted rules are not used while the platform’s are known', async () => {
  const pasted = { text: '1. Be kind', url: 'https://www.reddit.com/r/saas/about/rules', copiedAt: AT };
  await open({ ...record(), pasted });
  expect(
    await screen.findByText(/^You pasted rules on .*; used only while Reddit’s can’t be read\.$/),
  ).toBeTruthy();
});

test("says that the sidebar isn't read", async () => {
  await open(record());
  expect(await screen.findByText(/The sidebar and the wiki aren’t read/)).toBeTruthy();
});

test("says that the rules couldn't be read this time", async () => {
  await open(record({}, { isCurrent: false }));
  expect(await screen.findByText(/They couldn’t be read again just now\./)).toBeTruthy();
});

test('keeps the pasted text when the dialog is closed', async () => {
  await open({ ...record(), record: null, message: 'Not known.' });
  await screen.findByText(/^Not known\./);
  press('Paste rules');
  await screen.findByRole('dialog');
  type('Rules', '1. Be kind');
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  press('Paste rules');
  await screen.findByRole('dialog');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Rules').value).toBe('1. Be kind');
});

test('lets the user paste rules that are unknown, and shows a refusal at the field', async () => {
  const unknown = { ...record(), record: null, message: 'Connect an account.' };
  const { answers, sent } = await open(unknown, {
    'PUT /api/subreddits/saas/rules/pasted': invalid({ copiedOn: 'This day is in the future.' }),
  });
  expect(await screen.findByText(/^Connect an account\. You can also copy them/)).toBeTruthy();
  press('Paste rules');
  type('Rules', '1. Be kind');
  press(/^Save rules/);
  expect(await screen.findByText('This day is in the future.')).toBeTruthy();
  answers['PUT /api/subreddits/saas/rules/pasted'] = null;
  answers['GET /api/subreddits/saas/rules/record'] = record({}, { source: 'pasted' });
  press(/^Save rules/);
  expect(await screen.findByText(/^Pasted by you, copied on /)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({
    text: '1. Be kind',
    url: 'https://www.reddit.com/r/saas/about/rules',
  });
});

test("offers to retry a record that can't be loaded", async () => {
  const { answers } = await open(refusal(503, { code: 'UNAVAILABLE', message: 'Not now.' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  answers['GET /api/subreddits/saas/rules/record'] = record();
  press('Try again');
  expect(await rowOf('Promotion')).toBeTruthy();
});

const VERSIONS: RulesVersionChange[] = [
  {
    no: 2,
    readAt: AT,
    changes: {
      fields: [
        {
          field: 'promotion',
          before: 'Allowed',
          after: 'Not allowed',
          quoteBefore: 'Share freely.',
          quoteAfter: 'No ads.',
        },
      ],
      words: {
        rules: [{ before: null, after: { name: 'Ads', text: 'No ads.' } }],
        requirements: { added: ['Every post needs a flair.'], removed: [] },
      },
    },
  },
  { no: 1, readAt: AT, changes: null },
];

test('shows changed fields with both sentences, and changed rules', async () => {
  await open(record(), { 'GET /api/subreddits/saas/rules/versions': VERSIONS });
  const details = (await screen.findByText('What has changed')).closest('details') as HTMLDetailsElement;
  details.open = true;
  const [version, ...others] = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole(
    'listitem',
  );
  expect(others).toEqual([]);
  expect(version!.textContent).toContain('Promotion: Allowed → Not allowed');
  expect(version!.textContent).toContain('Before: Share freely.Now: No ads.');
  expect(version!.textContent).toContain('New ruleNow: Ads: No ads.');
  expect(version!.textContent).toContain('Now: Every post needs a flair.');
});
