import { expect, test } from 'vitest';
import { decideAfterWatch } from './decide-after-watch.ts';

const where = { platformName: 'Reddit', community: 'webdev' };
const fine = { removedBy: null, locked: false, editedAt: null };
const untouched = { removed: false, locked: false, editedAt: null };

test.each([
  ['moderator', 'REMOVED', 'A moderator of r/webdev took it down.'],
  ['automod_filtered', 'FILTERED', 'The automatic filter of r/webdev holds it back.'],
  ['anti_evil_ops', 'REMOVED', 'Reddit itself took it down.'],
  ['deleted', 'DELETED_THERE', 'It was deleted there with your account.'],
  ['a word of tomorrow', 'REMOVED', 'It was taken down in r/webdev.'],
])('reports the reason for a post removed by “%s”', (removedBy, code, message) => {
  const after = decideAfterWatch(untouched, { ...fine, removedBy }, where);
  expect(after).toEqual({
    phase: 'removed',
    problem: { code, message, remedy: expect.any(String) },
    noticed: [{ event: 'removedThere', detail: message }],
  });
});

test('reports a post as gone if the platform no longer shows it', () => {
  expect(decideAfterWatch(untouched, null, where)).toMatchObject({
    phase: 'removed',
    problem: { code: 'GONE' },
  });
});

test('does not report known changes again', () => {
  const known = { removed: true, locked: true, editedAt: 5 };
  const seen = { removedBy: 'moderator', locked: true, editedAt: 5 };
  expect(decideAfterWatch(known, seen, where)).toMatchObject({ phase: 'removed', noticed: [] });
  expect(decideAfterWatch(untouched, fine, where)).toEqual({
    phase: 'published',
    problem: null,
    noticed: [],
  });
});

test('reports that a removed post was restored, locked and edited', () => {
  const seen = { removedBy: null, locked: true, editedAt: 60_000 };
  expect(decideAfterWatch({ ...untouched, removed: true }, seen, where)).toEqual({
    phase: 'published',
    problem: null,
    noticed: [
      { event: 'backThere', detail: '' },
      { event: 'locked', detail: '' },
      { event: 'editedThere', detail: '1970-01-01T00:01:00.000Z' },
    ],
  });
  expect(decideAfterWatch({ ...untouched, locked: true }, fine, where).noticed).toEqual([
    { event: 'unlocked', detail: '' },
  ]);
});
