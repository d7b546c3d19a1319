import { describe, expect, test } from 'vitest';
import { POST_PHASES, type PostPhase, type PostStatus } from '#contract/posts.ts';
import { canTransition, isEditable, isUnderWay, isUnsentPhase, toStatus } from './post-phase.ts';

test.each<[from: PostPhase, to: PostPhase[], because: string]>([
  ['draft', ['draft', 'waiting', 'published'], 'a draft can be edited, scheduled, or found published'],
  [
    'waiting',
    ['draft', 'waiting', 'publishing', 'needs_you', 'failed', 'published'],
    'a waiting post can be withdrawn, rescheduled, sent, held back, refused, or found published',
  ],
  [
    'publishing',
    ['published', 'checking', 'waiting', 'needs_you', 'failed'],
    'an attempt can be accepted, unknown, retried, held back or refused',
  ],
  [
    'checking',
    ['checking', 'published', 'waiting', 'needs_you', 'failed'],
    'a lost response is checked until the outcome is known',
  ],
  [
    'needs_you',
    ['draft', 'waiting', 'published', 'needs_you'],
    'the author can edit it, resend it, or report it as published',
  ],
  ['published', ['removed'], 'a published post can only be removed'],
  ['removed', ['published'], 'a removed post may come back'],
  [
    'failed',
    ['waiting', 'needs_you', 'published'],
    'a refused post can be resent, found published, or left to its author if an earlier attempt may be out',
  ],
])('from %s a post moves to %j: %s', (from, to) => {
  expect(POST_PHASES.filter((phase) => canTransition(from, phase)).toSorted()).toEqual(to.toSorted());
});

describe('a post that may be on the platform', () => {
  test.each<PostPhase>(['publishing', 'checking', 'published', 'removed'])(
    'never becomes a draft again from %s',
    (phase) => {
      expect(canTransition(phase, 'draft')).toBe(false);
      expect(isEditable(phase)).toBe(false);
    },
  );

  test.each<PostPhase>(['published', 'removed'])('is never resent from %s', (phase) => {
    for (const next of ['waiting', 'publishing', 'checking'] as const)
      expect(canTransition(phase, next)).toBe(false);
  });
});

test('only a post that waits is sent', () => {
  expect(POST_PHASES.filter((phase) => canTransition(phase, 'publishing'))).toEqual(['waiting']);
});

test.each<[PostPhase, PostStatus, underWay: boolean, resting: boolean, editable: boolean]>([
  ['draft', 'draft', false, true, true],
  ['waiting', 'scheduled', true, true, true],
  ['publishing', 'scheduled', true, false, false],
  ['checking', 'scheduled', true, false, false],
  ['needs_you', 'scheduled', false, true, true],
  ['published', 'published', false, false, false],
  ['removed', 'published', false, false, false],
  ['failed', 'failed', false, true, false],
])(
  'the phase %s shows as %s; under way: %s, unsent: %s, editable: %s',
  (phase, status, underWay, resting, editable) => {
    expect(toStatus(phase)).toBe(status);
    expect(isUnderWay(phase)).toBe(underWay);
    expect(isUnsentPhase(phase)).toBe(resting);
    expect(isEditable(phase)).toBe(editable);
  },
);
