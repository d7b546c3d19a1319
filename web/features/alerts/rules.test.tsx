import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import type { AlertRule } from '#contract/alerts/rules.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';

const at = '2026-11-02T09:30:00.000Z';
const channels: AlertChannel[] = [
  { id: 'chn_1', kind: 'rss', name: 'Feed', state: 'active', to: 'Feed', lastFailure: null, createdAt: at },
];
const rule: AlertRule = {
  id: 'rul_1',
  name: 'Invoices',
  events: ['opportunity.found'],
  channelIds: ['chn_deleted', 'chn_1'],
  deliver: 'instant',
  createdAt: at,
};
const nothing = () => {};

test('a deleted rule comes back without its deleted channels', async () => {
  const { sent } = stubServer({ 'DELETE /api/alerts/rules/rul_1': null, 'POST /api/alerts/rules': rule });
  await openPage(<RuleList rules={[rule]} channels={channels} onEdit={nothing} />);
  press('Delete Invoices');
  await expect.poll(() => currentToast()?.description).toBe('Invoices has been deleted');
  currentToast()?.action?.run();
  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { name: 'Invoices', channelIds: ['chn_1'] } });
});

test('the switch of a rule pauses it', async () => {
  const { sent } = stubServer({ 'PATCH /api/alerts/rules/rul_1': { ...rule, isPaused: true } });
  await openPage(<RuleList rules={[rule]} channels={channels} onEdit={nothing} />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /^Invoices/ });
  expect(toggle.checked).toBe(true);
  fireEvent.click(toggle);
  expect(toggle.checked).toBe(false);
  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { isPaused: true } });
});

test('the switch of a paused rule is off and resumes it', async () => {
  const { sent } = stubServer({ 'PATCH /api/alerts/rules/rul_1': rule });
  await openPage(<RuleList rules={[{ ...rule, isPaused: true }]} channels={channels} onEdit={nothing} />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /Paused: send new threads/ });
  expect(toggle.checked).toBe(false);
  fireEvent.click(toggle);
  await expect.poll(() => sent.at(-1)).toMatchObject({ body: { isPaused: false } });
});

test('the form shows the filters of a saved scan', async () => {
  stubServer({ 'POST /api/alerts/rules/preview': { matches: 0, of: 0 } });
  const scanned = { ...rule, keywords: ['invoice', 'late payment'], minScore: 65 };
  await openPage(<RuleForm rule={scanned} channels={channels} onClose={nothing} />);
  expect(await screen.findByText('Only threads that mention invoice or late payment.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Score of a thread').selectedOptions[0]?.text).toBe(
    '65 or more',
  );
});

test('the form of one post asks for no subreddits', async () => {
  stubServer({ 'POST /api/alerts/rules/preview': { matches: 0, of: 0 } });
  await openPage(<RuleForm rule={{ ...rule, postId: 'pst_1' }} channels={channels} onClose={nothing} />);
  expect(await screen.findByText('Only for one post.')).toBeTruthy();
  expect(screen.queryByLabelText('Subreddits')).toBeNull();
});
