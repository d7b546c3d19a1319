import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { KeepAsFact } from './keep-as-fact.tsx';

async function open() {
  let facts = { product: null, about: ['Kept long ago.'] };
  stubServer({
    'GET /api/settings/facts': () => facts,
    'PUT /api/settings/facts': (body: typeof facts) => (facts = body),
  });
  await openPage(
    <>
      <KeepAsFact text="One." />
      <KeepAsFact text="Two." />
    </>,
  );
  await screen.findByRole('button', { name: 'Keep as a fact: “One.”' });
  return () => facts.about;
}

test('saves two answers at once as facts', async () => {
  const kept = await open();
  press('Keep as a fact: “One.”');
  press('Keep as a fact: “Two.”');
  await waitFor(() => expect(kept()).toEqual(['Kept long ago.', 'One.', 'Two.']));
});

test('Undo removes only its own fact', async () => {
  const kept = await open();
  press('Keep as a fact: “One.”');
  await waitFor(() => expect(kept()).toContain('One.'));
  await waitFor(() => expect(currentToast()?.title).toBe('Kept as a fact'));
  const undo = currentToast()?.action?.run;
  press('Keep as a fact: “Two.”');
  await waitFor(() => expect(kept()).toContain('Two.'));
  undo?.();
  await waitFor(() => expect(kept()).not.toContain('One.'));
  expect(kept()).toEqual(['Kept long ago.', 'Two.']);
});
