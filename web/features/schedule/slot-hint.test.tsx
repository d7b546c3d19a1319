import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { toLocalMinute } from '#web/lib/date-time.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { NextFreeTime } from './slot-hint.tsx';

const SLOTTED = { accountId: 'acc_1', subreddit: 'saas', postIds: ['pst_1', 'pst_2'] };

/** The button beside its input. */
function Choice({ onChoose }: { onChoose: (local: string) => void }) {
  const [local, setLocal] = useState('');
  const choose = (next: string) => {
    setLocal(next);
    onChoose(next);
  };
  return (
    <>
      <input aria-label="Time" value={local} onChange={(event) => setLocal(event.target.value)} />
      <NextFreeTime local={local} slotted={SLOTTED} onChoose={choose} />
    </>
  );
}

function show() {
  const onChoose = vi.fn<(local: string) => void>();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Choice onChoose={onChoose} />
    </QueryClientProvider>,
  );
  return onChoose;
}

test('asks for the next free slot from the next quarter hour on, and fills it in', async () => {
  const free = new Date(2131, 6, 4, 9, 31);
  let asked = new URLSearchParams();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    asked = new URL(path as string, 'http://here').searchParams;
    return Response.json({ nextAt: free.toISOString() });
  });
  const onChoose = show();
  fireEvent.click(screen.getByRole('button', { name: 'Next free time' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(toLocalMinute(free)));
  expect(Object.fromEntries(asked)).toMatchObject({
    accountId: 'acc_1',
    subreddit: 'saas',
    except: 'pst_1,pst_2',
    timeZone: 'Europe/Berlin',
  });
  expect(new Date(asked.get('at') ?? '').getMinutes() % 15).toBe(0);
});

test('shows a failure and lets the user retry', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Response.json({ nextAt: null }));
  const onChoose = show();
  fireEvent.click(screen.getByRole('button', { name: 'Next free time' }));
  expect(await screen.findByText('The next free time couldn’t be read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No account is chosen or connected/)).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});

test("names the slot's account only while that time is chosen", async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ nextAt: new Date(2131, 6, 4, 9, 31).toISOString() }),
  );
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Next free time' }));
  expect(await screen.findByText(/^The next free time of this account/)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Time' }), { target: { value: '2131-07-05T10:00' } });
  expect(screen.queryByText(/^The next free time of this account/)).toBeNull();
});

test('prefers a good hour, says why, and offers the sooner time', async () => {
  const [soon, good] = [new Date(2131, 6, 4, 9, 31), new Date(2131, 6, 5, 14, 0)];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      nextAt: soon.toISOString(),
      bestAt: { at: good.toISOString(), posts: 18, above: 14 },
    }),
  );
  const onChoose = show();
  fireEvent.click(screen.getByRole('button', { name: 'Next free time' }));
  expect(await screen.findByText(/14 of 18 beat the usual upvotes/)).toBeTruthy();
  expect(onChoose).toHaveBeenLastCalledWith(toLocalMinute(good));
  fireEvent.click(screen.getByRole('button', { name: /^Use .* instead$/ }));
  expect(onChoose).toHaveBeenLastCalledWith(toLocalMinute(soon));
  expect(screen.getByText(/^The next free time of this account/)).toBeTruthy();
});
