import { expect, test } from 'vitest';
import { toDraft, toRule } from './rule-draft.ts';

test('a rule whose channel was deleted can be saved with another one', () => {
  const draft = toDraft({ name: 'Best', channelIds: ['chn_deleted', 'chn_1'] }, ['chn_1', 'chn_2']);
  expect(toRule(draft).channelIds).toEqual(['chn_1']);
});

test('chooses the only channel for a new rule', () => {
  expect([...toDraft({}, ['chn_1']).channelIds]).toEqual(['chn_1']);
  expect([...toDraft({}, ['chn_1', 'chn_2']).channelIds]).toEqual([]);
});
