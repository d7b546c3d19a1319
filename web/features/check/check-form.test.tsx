import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { CheckForm } from './check-form.tsx';

const ASK = 'POST /api/check';
const answered = (...findings: Parameters<typeof samplePreflight>) => ({
  ...samplePreflight(...findings),
  rulesReadAt: '2026-11-22T08:00:00.000Z',
  origin: 'api',
  rules: [{ name: 'Salary', text: 'An offer without a range is removed.' }],
});
const verdict = () => screen.getByRole('region', { name: 'Verdict' });

/** Checks a text in r/webdev; the server returns `answer`. */
async function check(answer: unknown) {
  const server = stubServer({ [ASK]: answer });
  await openPage(<CheckForm product="" />);
  type('Subreddit', 'r/webdev');
  type('Text', 'Try Acme.');
  press(/^Check/);
  return server;
}

test('quotes the community in the verdict, says what to do, and focuses the verdict', async () => {
  const { sent } = await check(answered(sampleFinding()));
  const heading = await screen.findByRole('heading', { name: 'It probably would.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(within(verdict()).getByText('Allowed on Saturdays only.').tagName).toBe('BLOCKQUOTE');
  expect(within(verdict()).getByText('Move it to Saturday.')).toBeTruthy();
  expect(verdict().textContent).toMatch(/Rules of r\/webdev, read on .*22/);
  expect(within(verdict()).getByText('An offer without a range is removed.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'r/webdev', type: 'post', title: '', content: 'Try Acme.', url: '', product: '' },
  ]);
});

test("distinguishes a product name that can't be searched for from a missing one", async () => {
  stubServer({
    [ASK]: answered(sampleFinding({ severity: 'warning', code: 'PRODUCT_UNKNOWN', quote: null })),
  });
  await openPage(<CheckForm product="" />);
  type('Subreddit', 'webdev');
  type('Text', 'Try X.');
  type('Name of your product', 'X');
  press(/^Check/);
  expect(await screen.findByText(/No text can be searched for the name that you gave/)).toBeTruthy();
});

test('says that an answer no longer matches the form, and keeps the input', async () => {
  await check(answered());
  await screen.findByText('We found no rule that this breaks.');
  expect(screen.queryByText(/You have changed something/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Comment' }));
  expect(screen.getByText(/You have changed something/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Try Acme.');
});

test('links to the product field if the product is unknown', async () => {
  const unknown = sampleFinding({ severity: 'warning', code: 'PRODUCT_UNKNOWN', quote: null });
  await check(answered(unknown));
  await screen.findByRole('heading', { name: 'It might.' });
  press('Name the product');
  expect(document.activeElement).toBe(screen.getByLabelText('Name of your product'));
  expect(screen.queryByRole('link', { name: 'Open the settings' })).toBeNull();
});

test("says that the rules are the sandbox's and not Reddit's", async () => {
  await check({ ...answered(sampleFinding()), origin: 'sandbox' });
  expect(
    await screen.findByText(
      'By rules invented for the sandbox. Those of r/webdev on Reddit may say otherwise.',
    ),
  ).toBeTruthy();
});

test("gives no verdict if the rules couldn't be read", async () => {
  const unknown = sampleFinding({ severity: 'warning', code: 'RULES_UNKNOWN', quote: null });
  await check({ ...answered(unknown), rulesReadAt: null });
  await screen.findByRole('heading', { name: 'We can’t tell.' });
  expect(verdict().textContent).not.toContain('read on');
});

test('reports a nonexistent subreddit instead of a verdict', async () => {
  const missing = sampleFinding({ code: 'SUBREDDIT_NOEXIST', text: 'There is no r/webdev.', quote: null });
  await check({ ...answered(missing), origin: 'sandbox', rulesReadAt: null });
  await screen.findByRole('heading', { name: 'There is no such subreddit.' });
  expect(verdict().textContent).not.toContain('By rules invented');
});

test('reports a missing value at its field before sending', async () => {
  const { sent } = stubServer({});
  await openPage(<CheckForm product="" />);
  press(/^Check/);
  expect(await screen.findByText('Paste a text first.')).toBeTruthy();
  expect(screen.getByText('Please select a subreddit')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('once a limit is reached, says when to continue', async () => {
  const message = 'You have checked 30 texts, which is the limit for ten minutes. Try again in 9 minutes.';
  await check(refusal(429, { code: 'RATE_LIMITED', message }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('shows markup as plain text', async () => {
  const text = '<img src=x onerror="window.hurt = 1"> **bold** [x](javascript:alert(1))';
  await check(answered(sampleFinding({ text, quote: text, remedy: text })));
  await screen.findByRole('heading', { name: 'It probably would.' });
  expect(verdict().textContent!.split(text)).toHaveLength(4);
  expect(verdict().querySelector('img, a, strong')).toBeNull();
});

test('does not ask for a product name that is already known', async () => {
  stubServer({});
  await openPage(<CheckForm product="Acme" />);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of your product/).value).toBe('Acme');
});
