import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import { hasPlaceholder } from '../enforce/find-placeholders.ts';
import { randomOf } from '../random-of.ts';
import { suggestAdditions } from './suggest-additions.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => `${seed}`);
const insertsFor = (task: 'post' | 'reply', angle: (typeof ANGLES)[number]) =>
  SEEDS.map((seed) => suggestAdditions(task, angle, randomOf(seed)).map(({ insert }) => insert));

test('a post is asked for two things of its angle and one of all', () => {
  const shared = ANGLES.map((angle) => {
    const inserts = insertsFor('post', angle);
    expect(new Set(inserts.map((three) => three.slice(0, 2).join()))).toHaveProperty('size', 1);
    return new Set(inserts.map((three) => three[2]));
  });
  for (const thirds of shared) expect(thirds).toEqual(shared[0]);
  expect(shared[0]?.size).toBe(3);
  expect(new Set(ANGLES.map((angle) => insertsFor('post', angle)[0]?.[0])).size).toBe(ANGLES.length);
});

test('a reply is asked for two things, whatever the angle', () => {
  for (const angle of ANGLES) expect(insertsFor('reply', angle)).toEqual(insertsFor('reply', 'question'));
  for (const two of insertsFor('reply', 'plan')) expect(new Set(two).size).toBe(2);
});

test('each is a wish and the beginning of a sentence, without a gap in brackets', () => {
  for (const angle of ANGLES)
    for (const { kind, text, insert = '' } of suggestAdditions('link', angle, randomOf('seed'))) {
      expect(kind).toBe('suggestion');
      expect(text).toMatch(/^(?:Add|Say|Name) [^.]+$/);
      expect(insert).toMatch(/^[A-Z].*(?::|[a-z])$/);
      expect(hasPlaceholder(insert, false)).toBe(false);
    }
});
