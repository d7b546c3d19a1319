import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, refusal, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { PublishingSettings } from './publishing-settings.tsx';

const SETTINGS = { silence: 'usual', lateCopies: 'ask' };
const PATH = '/api/settings/publishing';

async function open(answers: Record<string, unknown>) {
  const server = stubServer({ [`GET ${PATH}`]: SETTINGS, ...answers });
  await openPage(<PublishingSettings />);
  await screen.findByRole('group', { name: 'If Reddit’s answer doesn’t arrive' });
  return server;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('saves a choice at once, together with the other setting', async () => {
  const { sent } = await open({ [`PUT ${PATH}`]: (body: unknown) => body });
  fireEvent.click(radio('Wait six minutes'));
  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  expect(sent).toMatchObject([{ body: { silence: 'safe', lateCopies: 'ask' } }]);
  expect(radio('Wait six minutes').checked).toBe(true);
});

test('shows a choice while it is being saved, and reverts it on failure', async () => {
  const held = Promise.withResolvers<Response>();
  await open({ [`PUT ${PATH}`]: () => held.promise });
  fireEvent.click(radio('Take it down'));
  await waitFor(() => expect(radio('Take it down').checked).toBe(true));
  held.resolve(refusal(503, { code: 'UNAVAILABLE', message: 'Come back later.' }));
  await waitFor(() => expect(radio('Take it down').checked).toBe(false));
  expect(currentToast()?.description).toBe('Failed to save your choice. Come back later.');
});

test("offers to retry settings that couldn't be loaded", async () => {
  const { answers } = stubServer({
    [`GET ${PATH}`]: refusal(503, { code: 'UNAVAILABLE', message: 'Not now.' }),
  });
  await openPage(<PublishingSettings />);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  answers[`GET ${PATH}`] = SETTINGS;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(radio('Wait a minute').checked).toBe(true));
});
