import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Practice } from '#contract/first-steps.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { ForgetPractice } from './forget-practice.tsx';

const LEFT: Practice = { posts: 2, accounts: 1, threads: 5 };
const NOTHING: Practice = { posts: 0, accounts: 0, threads: 0 };

async function open(loads: Practice[], answers: Record<string, unknown> = {}) {
  const load = () => (loads.length > 1 ? loads.shift() : loads[0]);
  const server = stubServer({ 'GET /api/practice': load, ...answers });
  const { queries } = await openPage(<ForgetPractice />);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return server;
}
const dialog = () => within(screen.getByRole('alertdialog'));
const confirm = () => fireEvent.click(dialog().getByRole('button', { name: 'Forget practice' }));

test('before practice data is deleted, says what happens to it; then disappears', async () => {
  const { sent } = await open([LEFT, NOTHING], { 'DELETE /api/practice': LEFT });
  expect(screen.getByText('Left over from practice: 2 posts, 1 account, and 5 threads.')).toBeTruthy();
  press('Forget practice');
  expect(dialog().getByRole('heading', { name: 'Forget practice?' })).toBeTruthy();
  expect(
    dialog().getByText(
      '2 posts will move to the trash. You can restore them for 30 days. 1 account will be ' +
        'disconnected. 5 threads will leave the scanner’s list for good. Drafts and targets stay.',
    ),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  confirm();
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Success',
      description: 'Practice forgotten: 2 posts, 1 account, and 5 threads',
    }),
  );
  expect(sent).toMatchObject([{ call: 'DELETE /api/practice' }]);
  await waitFor(() => expect(screen.queryByText(/from practice/)).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('shows nothing if there is no practice data', async () => {
  await open([NOTHING]);
  expect(screen.queryByText(/practice/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the reason for a refusal, and stays on the page', async () => {
  const message = 'A practice post is being sent at this moment.';
  await open([{ ...NOTHING, posts: 1 }], {
    'DELETE /api/practice': refusal(409, { code: 'CONFLICT', message }),
  });
  press('Forget practice');
  expect(dialog().getByText(/^1 post will move to the trash/)).toBeTruthy();
  confirm();
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: `Failed to forget practice. ${message}`,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Left over from practice: 1 post.')).toBeTruthy();
});
