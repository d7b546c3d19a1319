import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invalid, openPage, press, stubServer, type } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { FactsSettings } from './facts-form.tsx';

const PATH = '/api/settings/facts';

async function open(facts: object, answers: Record<string, unknown> = {}) {
  const server = stubServer({ [`GET ${PATH}`]: facts, [`PUT ${PATH}`]: (body: unknown) => body, ...answers });
  await openPage(<FactsSettings />);
  await screen.findByLabelText('Statement 1');
  return server;
}
const statements = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>(/^Statement/).map(({ value }) => value);

test('adds and removes statements, and does not save empty ones', async () => {
  const { sent } = await open({ product: 'Acme', about: ['It is free.', 'It is slow.'] });
  press('Add a statement');
  expect(document.activeElement).toBe(screen.getByLabelText('Statement 3'));
  press('Remove statement 2');
  expect(statements()).toEqual(['It is free.', '']);
  press(/^Save facts/);
  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  expect(sent).toMatchObject([{ body: { product: 'Acme', about: ['It is free.'] } }]);
  expect(statements()).toEqual(['It is free.']);
});

test('keeps an empty row to write in when the last statement is removed', async () => {
  await open({ product: null, about: ['It is free.'] });
  press('Remove statement 1');
  expect(statements()).toEqual(['']);
});

test('rejects a statement that is too long before sending it', async () => {
  const { sent } = await open({ product: null, about: [] });
  type('Statement 1', 'x'.repeat(301));
  expect(screen.getByText('301 of 300 characters.')).toBeTruthy();
  press(/^Save facts/);
  expect(await screen.findByText('A statement has at most 300 characters.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('shows a server error beside its statement', async () => {
  await open(
    { product: null, about: ['It is free.'] },
    { [`PUT ${PATH}`]: invalid({ 'about.0': 'Say it shorter.' }) },
  );
  press(/^Save facts/);
  expect(await screen.findByText('Say it shorter.')).toBeTruthy();
});

test('saves on Ctrl+Enter within a statement', async () => {
  const { sent } = await open({ product: null, about: ['It is free.'] });
  fireEvent.keyDown(screen.getByLabelText('Statement 1'), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('starts the next statement on Enter, unless the current one is empty', async () => {
  const { sent } = await open({ product: null, about: ['It is free.', 'It is slow.'] });
  fireEvent.keyDown(screen.getByLabelText('Statement 1'), { key: 'Enter' });
  expect(statements()).toEqual(['It is free.', '', 'It is slow.']);
  const next = screen.getByLabelText('Statement 2');
  expect(document.activeElement).toBe(next);
  fireEvent.keyDown(next, { key: 'Enter' });
  expect(statements()).toHaveLength(3);
  expect(sent).toEqual([]);
});
