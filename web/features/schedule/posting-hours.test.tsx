import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invalid, openPage, press, stubServer, type } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { PostingHoursSettings } from './posting-hours.tsx';

const usual = { from: 480, until: 1_200 };
const CALL = 'PUT /api/settings/posting-hours';
async function open(answers: Record<string, unknown> = {}) {
  const server = stubServer({
    'GET /api/settings/posting-hours': { days: Array.from({ length: 7 }, () => usual) },
    [CALL]: (body: unknown) => body,
    ...answers,
  });
  await openPage(<PostingHoursSettings />);
  await screen.findByLabelText('Monday');
  return server;
}

test("saves each weekday's hours or none, with a day up to midnight as whole", async () => {
  const { sent } = await open();
  expect(screen.getByLabelText<HTMLInputElement>('Monday until').value).toBe('20:00');
  type('Monday from', '09:30');
  type('Tuesday until', '00:00');
  fireEvent.click(screen.getByLabelText('Sunday'));
  press(/^Save hours/);
  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  const days = [{ from: 570, until: 1_200 }, { from: 480, until: 1_440 }, usual, usual, usual, usual, null];
  expect(sent).toMatchObject([{ call: CALL, body: { days } }]);
});

test('copies the first day’s hours to the others, except those without posts', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByLabelText('Monday'));
  expect(screen.queryByRole('button', { name: /every day/ })).toBeNull();
  type('Tuesday from', '10:00');
  press('Use Tuesday’s hours every day');
  expect(screen.queryByRole('button', { name: /every day/ })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Save hours');
  press(/^Save hours/);
  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  const late = { from: 600, until: 1_200 };
  expect(sent).toMatchObject([{ call: CALL, body: { days: [null, late, late, late, late, late, late] } }]);
});

test('does not read an empty time as midnight', async () => {
  const { sent } = await open();
  type('Monday from', '');
  press(/^Save hours/);
  await screen.findByText('Give both times, or switch the day off.');
  expect(sent).toEqual([]);
});

test('shows a fault at its day', async () => {
  await open({ [CALL]: invalid({ 'days.1': 'The end has to be after the beginning.' }) });
  type('Tuesday until', '07:00');
  press(/^Save hours/);
  await waitFor(() =>
    expect(screen.getByLabelText('Tuesday until').getAttribute('aria-invalid')).toBe('true'),
  );
});
