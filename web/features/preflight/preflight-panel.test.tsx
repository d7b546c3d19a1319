import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { KeptRule, Preflight } from '#contract/preflight.ts';
import { openPage, press } from '#test/open-page.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { PreflightPanel } from './preflight-panel.tsx';

const NOTE = sampleFinding({
  severity: 'note',
  code: 'UNKNOWN_GATES',
  text: 'There may be unknown gates.',
  quote: null,
});
const WRONG_DAY = sampleFinding({ nextAt: '2026-11-28T13:00:00.000Z', isOfDay: true });
const BANNED = sampleFinding({ code: 'PROMOTION_BANNED', text: 'It takes no promotion.' });
const UNDISCLOSED = sampleFinding({ severity: 'warning', code: 'UNDISCLOSED', text: 'It doesn’t say so.' });

type Told = Preflight & { rulesReadAt: string | null; kept: KeptRule[] };
const settled = { error: null, isBehind: false, retry: vi.fn() };
const open = (told: Partial<Told> | undefined, differs: object = {}, onMove?: (nextAt: string) => void) =>
  openPage(
    <PreflightPanel
      community="webdev"
      check={{ ...settled, data: told && { ...samplePreflight(), rulesReadAt: null, ...told }, ...differs }}
      onMove={onMove}
    />,
  );
const panel = () => screen.getByRole('region', { name: 'Preflight' });

test('says that no rule forbids a text, never that the text is allowed', async () => {
  await open(samplePreflight(NOTE));
  expect(within(panel()).getByText('We found no rule that this breaks.')).toBeTruthy();
  expect(within(panel()).getByText('Good to know (1)')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'What speaks against it' })).toBeNull();
});

test('says on which day the rules were read, and links to them', async () => {
  await open({ ...samplePreflight(), rulesReadAt: '2026-11-22T08:00:00.000Z' });
  expect(panel().textContent).toMatch(/Rules read on .*22/);
  const rules = within(panel()).getByRole('link', { name: 'All rules of r/webdev' });
  expect(rules.getAttribute('href')).toBe('/communities/webdev');
});

test('shows a finding that blocks with its severity, the community’s sentence and what to do', async () => {
  await open(samplePreflight(WRONG_DAY, NOTE));
  const [row] = within(screen.getByRole('list', { name: 'What speaks against it' })).getAllByRole('listitem');
  expect(row?.textContent).toBe(
    'Blocked r/webdev takes promotion on Saturdays only.Allowed on Saturdays only.Move it to Saturday.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('moves the text to the next allowed day with one button', async () => {
  const onMove = vi.fn();
  await open(samplePreflight(WRONG_DAY), {}, onMove);
  press(/^Move to Saturday/);
  expect(onMove).toHaveBeenCalledWith('2026-11-28T13:00:00.000Z');
});

test('offers the next day that a quota allows, within the posting hours', async () => {
  const onMove = vi.fn();
  const held = sampleFinding({ code: 'QUOTA', nextAt: '2026-11-28T21:10:00.000Z' });
  await open(samplePreflight(held), {}, onMove);
  press(/^Move to /);
  expect(onMove).toHaveBeenCalledWith('2026-11-29T07:00:00.000Z');
});

test('keeps the allowed day if a quota is combined with a weekday rule, even outside the posting hours', async () => {
  const onMove = vi.fn();
  const held = sampleFinding({ code: 'QUOTA', nextAt: '2026-11-28T21:10:00.000Z', isOfDay: true });
  await open(samplePreflight(held), {}, onMove);
  press(/^Move to /);
  expect(onMove).toHaveBeenCalledWith('2026-11-28T21:15:00.000Z');
});

test('offers alternatives where promotion is banned', async () => {
  await open(samplePreflight(BANNED));
  expect(screen.getByRole('note').textContent).toContain('Better not post this in r/webdev');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask the moderators' });
  expect(link.getAttribute('href')).toBe('/communities/webdev#moderators');
  expect(screen.getByText('Answer without the mention')).toBeTruthy();
});

test('links to the product setting if the product is unknown', async () => {
  await open(samplePreflight({ ...UNDISCLOSED, code: 'PRODUCT_UNKNOWN' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the settings' });
  expect(link.getAttribute('href')).toBe('/settings#facts');
});

test('counts warnings', async () => {
  await open(samplePreflight(UNDISCLOSED));
  expect(within(panel()).getByText('One thing to look at before it goes out.')).toBeTruthy();
  await open(samplePreflight(UNDISCLOSED, { ...UNDISCLOSED, text: 'Another.' }));
  expect(within(panel()).getByText('2 things to look at before it goes out.')).toBeTruthy();
});

test('says that the check is running, and offers to retry a missing answer', async () => {
  await open(undefined, { isBehind: true });
  expect(within(panel()).getByText('Checking the rules...')).toBeTruthy();
  expect(panel().getAttribute('aria-busy')).toBe('true');
  const retry = vi.fn();
  await open(undefined, { error: new TypeError('offline'), retry });
  expect(panel().textContent).toContain('This couldn’t be checked. The server didn’t answer.');
  press('Check again');
  expect(retry).toHaveBeenCalled();
});

test('announces the verdict to screen readers without interrupting', async () => {
  await open(samplePreflight());
  expect(panel().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('lists the rules that a text follows, quoting each sentence once', async () => {
  const both = 'No links or promotion.';
  await open({
    ...samplePreflight({ ...BANNED, quote: both }),
    kept: [
      { about: 'links', text: 'It has no link.', quote: both },
      { about: 'aiText', text: 'None of it was generated here.', quote: 'No AI.' },
    ],
  });
  const kept = within(screen.getByRole('list', { name: 'What it keeps to' }));
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kept: It has no link.',
    'Kept: None of it was generated here.No AI.',
  ]);
});

test.each([
  ['at night at the start of the posting hours', '2026-11-28T03:10:00.000Z', '2026-11-28T07:00:00.000Z'],
  [
    'within the posting hours on the quarter hour, so the offer is stable',
    '2026-11-28T13:01:40.000Z',
    '2026-11-28T13:15:00.000Z',
  ],
  [
    'after the posting hours as soon as it is allowed',
    '2026-11-28T21:10:00.000Z',
    '2026-11-28T21:15:00.000Z',
  ],
  ['in the last minutes of its only day at once', '2026-11-28T23:50:00.000Z', '2026-11-28T23:50:00.000Z'],
])('offers to move the text to a time %s', async (_when, nextAt, offered) => {
  const onMove = vi.fn();
  await open(samplePreflight(sampleFinding({ nextAt, isOfDay: true })), {}, onMove);
  press(/^Move to /);
  expect(onMove).toHaveBeenCalledWith(offered);
});

test('lets the author confirm a claim that blocks the text', async () => {
  const claim = 'The team at Basecamp switched to us.';
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetch);
  await open(samplePreflight(sampleFinding({ code: 'UNCONFIRMED_CLAIM', quote: null, claim })));
  press(`It’s true: “${claim}”`);
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(
      '/api/drafts/claims/confirm',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ sentence: claim }) }),
    ),
  );
  vi.unstubAllGlobals();
});
