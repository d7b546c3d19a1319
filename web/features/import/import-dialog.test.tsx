import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import { invalid, openPage, press, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { ImportDialog } from './import-dialog.tsx';

const onClose = vi.fn<() => void>();
const account = (id: string) => ({ id, username: `user_${id}`, isActive: true }) as Account;
const CSV = [
  'subreddit,title,content,scheduledAt',
  'saas,First,One text,2131-07-04 09:30',
  'saas,Second,Another text,',
].join('\n');

async function open(csv: string, answers: Record<string, unknown> = {}, accounts = [account('1')]) {
  onClose.mockReset();
  const server = stubServer({
    'GET /api/posts': [],
    'POST /api/posts/import': { ids: ['a', 'b'] },
    ...answers,
  });
  const posts = [samplePost({ id: 'pst_old' })];
  await openPage(<ImportDialog posts={posts} accounts={accounts} onClose={onClose} />);
  const file = new File([csv], 'mine.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose a CSV file, or drop it here'), {
    target: { files: [file] },
  });
  return server;
}
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

test('shows a file line by line, and imports drafts by default', async () => {
  const { sent } = await open(CSV);
  expect(await screen.findByText('2 drafts')).toBeTruthy();
  expect(lines()).toEqual(['Draft', 'Draft']);
  press(/^Import 2 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      body: {
        rows: [
          { title: 'First', status: 'draft' },
          { title: 'Second', status: 'draft' },
        ],
      },
    },
  ]);
  expect(currentToast()?.description).toBe('2 posts imported');
});

test('schedules posts with a future time on request', async () => {
  await open(CSV);
  fireEvent.click(await screen.findByRole('radio', { name: 'Schedule those with a time in the future' }));
  expect(screen.getByText('1 draft, 1 scheduled')).toBeTruthy();
  expect(lines()).toEqual(['Scheduled', 'Draft']);
  press(/^Import 2 posts/);
  await waitFor(() => expect(currentToast()?.description).toBe('2 posts imported, 1 scheduled'));
});

test('lists invalid lines first, and the button says that they are left out', async () => {
  const { sent } = await open(`${CSV}\n,Third,No subreddit,`);
  expect(await screen.findByText('2 drafts, 1 wrong')).toBeTruthy();
  expect(lines()).toEqual(['Wrong', 'Draft', 'Draft']);
  expect(screen.getByText(/^The line that is wrong is left out\. To have all/)).toBeTruthy();
  press(/^Import 2 posts, leave out 1/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ body: { rows: [{ title: 'First' }, { title: 'Second' }] } }]);
});

test('if the server refuses a line, marks it as invalid and imports nothing', async () => {
  await open(CSV, { 'POST /api/posts/import': invalid({ 'rows.1.content': 'Too near to another post.' }) });
  await screen.findByText('2 drafts');
  expect(screen.queryByRole('button', { name: /leave out/ })).toBeNull();
  press(/^Import 2 posts/);
  expect(await screen.findByText('Nothing was imported: look at the lines that are wrong.')).toBeTruthy();
  expect(screen.getByText('Too near to another post.')).toBeTruthy();
  expect(lines()).toEqual(['Wrong', 'Draft']);
  expect(onClose).not.toHaveBeenCalled();
});

test('sends the same key again after a lost response', async () => {
  const { sent } = await open(CSV, { 'POST /api/posts/import': () => Promise.reject(new TypeError('lost')) });
  await screen.findByText('2 drafts');
  for (const times of [1, 2]) {
    press(/^Import 2 posts/);
    await waitFor(() => expect(sent).toHaveLength(times));
    await screen.findByText(/^The server didn’t answer/);
  }
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('Undo moves everything that was imported to the trash', async () => {
  const { sent } = await open(CSV, { 'POST /api/posts/bulk': { changed: 2 } });
  await screen.findByText('2 drafts');
  press(/^Import 2 posts/);
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'));
  currentToast()?.action?.run();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { ids: ['a', 'b'], action: 'delete' } }));
});

test('assigns the posts to the chosen account', async () => {
  const { sent } = await open(CSV, {}, [account('1'), account('2')]);
  fireEvent.change(await screen.findByLabelText('Account for rows without one'), {
    target: { value: '2' },
  });
  press(/^Import 2 posts/);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ rows: [{ redditAccountId: '2' }, { redditAccountId: '2' }] });
});

test("assigns a disconnected account's posts only to the account that the user chose", async () => {
  const csv = `${CSV},\n`.replace('scheduledAt', 'scheduledAt,account').replace(' text,\n', ' text,,\n');
  const { sent } = await open(`${csv}saas,Hers,Her text,,u/ella\nsaas,His,His text,,U/Ella\n`, {}, [
    account('1'),
    account('2'),
  ]);
  expect(await screen.findByText('2 drafts, 2 without an account')).toBeTruthy();
  expect(screen.getByText('The file names u/ella. To post from there, connect it first.')).toBeTruthy();
  expect(screen.getAllByText(/isn’t connected\. Choose above who posts it\.$/)).toHaveLength(2);
  expect(lines()).toEqual(['No account', 'No account', 'Draft', 'Draft']);
  expect(screen.getByRole('button', { name: /^Import 2 posts, leave out 2/ })).toBeTruthy();
  expect(screen.queryByText(/correct the file/)).toBeNull();
  const choice = screen.getByLabelText('Who posts for accounts that aren’t connected');
  fireEvent.change(choice, { target: { value: '2' } });
  expect(screen.getByText('4 drafts')).toBeTruthy();
  expect(screen.getByText('u/ella isn’t connected: u/user_2 posts it.')).toBeTruthy();
  press(/^Import 4 posts/);
  await waitFor(() => expect(sent).toHaveLength(1));
  const rows = [
    { redditAccountId: '1' },
    { redditAccountId: '1' },
    { account: 'user_2' },
    { account: 'user_2' },
  ];
  expect(sent[0]?.body).toMatchObject({ rows });
  expect(sent[0]?.body).not.toHaveProperty('rows.2.redditAccountId');
});

test('imports nothing before an account is chosen, even for posts already published', async () => {
  const sent = 'saas,One,Text one,published,u/ella\nsaas,Two,Text two,published,user_1';
  await open(`subreddit,title,content,status,account\n${sent}`);
  fireEvent.click(
    await screen.findByRole('checkbox', { name: 'Make new drafts of posts that already went out (2)' }),
  );
  expect(screen.getByText('1 draft, 1 without an account')).toBeTruthy();
  await open('subreddit,title,content,account\nsaas,One,Text one,u/ella');
  fireEvent.click(await screen.findByRole('button', { name: /^Import 0 posts, leave out 1/ }));
  expect(await screen.findByText('Choose who posts these, or connect their accounts first.')).toBeTruthy();
});

test('offers no account to choose if none is connected', async () => {
  await open('subreddit,title,content,account\nsaas,Hers,Her text,u/ella', {}, []);
  expect(await screen.findByText('u/ella isn’t connected, so the draft names no account.')).toBeTruthy();
  expect(screen.queryByLabelText('Who posts for accounts that aren’t connected')).toBeNull();
});

test('recognizes a spreadsheet file, and lets the user choose another file', async () => {
  await open('PK\u0003\u0004 xlsx');
  expect(await screen.findByText('This is a spreadsheet. Save it as CSV, then import that.')).toBeTruthy();
  expect(screen.getByLabelText('Choose a CSV file, or drop it here')).toBeTruthy();
});

test('before sending, marks a line that the rules would block', async () => {
  const asked: unknown[] = [];
  const { sent } = await open(CSV, {
    'POST /api/posts/import/preflight': (body: unknown) => {
      asked.push(body);
      return [samplePreflight(sampleFinding())];
    },
  });
  expect(asked).toEqual([]);
  fireEvent.click(await screen.findByRole('radio', { name: 'Schedule those with a time in the future' }));
  expect(await screen.findByText('1 draft, 1 held back')).toBeTruthy();
  expect(lines()).toEqual(['Held back', 'Draft']);
  expect(screen.getByText(/^The line that is held back is left out/)).toBeTruthy();
  expect(screen.getByText('r/webdev takes promotion on Saturdays only. Move it to Saturday.')).toBeTruthy();
  expect(asked).toMatchObject([{ rows: [{ title: 'First', status: 'scheduled' }] }]);
  const imports = () => sent.filter(({ call }) => call === 'POST /api/posts/import');
  press(/^Import 1 post, leave out 1/);
  await waitFor(() => expect(imports()).toMatchObject([{ body: { rows: [{ title: 'Second' }] } }]));
});

test('checks the rules for the account that the posts are assigned to', async () => {
  const asked: unknown[] = [];
  const preflight = (body: unknown) => {
    asked.push(body);
    return [null];
  };
  await open(CSV, { 'POST /api/posts/import/preflight': preflight }, [account('1'), account('2')]);
  fireEvent.change(await screen.findByLabelText('Account for rows without one'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Schedule those with a time in the future' }));
  await waitFor(() => expect(asked).toMatchObject([{ rows: [{ title: 'First', redditAccountId: '2' }] }]));
});
