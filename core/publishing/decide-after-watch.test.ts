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
])('a post removed by “%s” is reported with that reason', (removedBy, code, message) => {
  const after = decideAfterWatch(untouched, { ...fine, removedBy }, where);
  expect(after).toEqual({
    phase: 'removed',
    problem: { code, message, remedy: expect.any(String) },
    noticed: [{ event: 'removedThere', detail: message }],
  });
});

test('a post that the platform no longer shows is gone', () => {
  expect(decideAfterWatch(untouched, null, where)).toMatchObject({
    phase: 'removed',
    problem: { code: 'GONE' },
  });
});

test('what is known already is not reported again', () => {
  const known = { removed: true, locked: true, editedAt: 5 };
  const seen = { removedBy: 'moderator', locked: true, editedAt: 5 };
  expect(decideAfterWatch(known, seen, where)).toMatchObject({ phase: 'removed', noticed: [] });
  expect(decideAfterWatch(untouched, fine, where)).toEqual({
    phase: 'published',
    problem: null,
    noticed: [],
  });
});

test('a removed post may be restored, locked and edited, and each is reported', () => {
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
