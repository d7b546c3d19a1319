import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { TargetsButton } from './targets-button.tsx';

const SAVE = 'PATCH /api/user-subreddits/tgt_1';
const saas = { id: 'tgt_1', name: 'saas', members: 1_000, note: '', createdAt: '2026-11-20T09:00:00.000Z' };

async function typeNote() {
  const { sent } = stubServer({ 'GET /api/user-subreddits': [saas], [SAVE]: saas });
  await openPage(<TargetsButton />);
  press(/^Your targets/);
  const field = await screen.findByLabelText('Note on r/saas');
  fireEvent.change(field, { target: { value: 'Kind to beginners' } });
  const saved = () => sent.filter(({ call }) => call === SAVE).map(({ body }) => body);
  return { field, saved };
}

test('keeps a note when Escape closes the list', async () => {
  const { field, saved } = await typeNote();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(saved()).toEqual([{ note: 'Kind to beginners' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after saving a note on blur, does not save it again when the list is closed', async () => {
  const { field, saved } = await typeNote();
  fireEvent.blur(field);
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved()).toEqual([{ note: 'Kind to beginners' }]);
});
