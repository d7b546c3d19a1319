import { expect, test } from 'vitest';
import { findAiTextBan } from './find-ai-text-ban.ts';

const BAN = { name: 'No AI', text: 'AI-written text is removed.' };

test('a rule bans only the post types it applies to', () => {
  const banned = (appliesTo: 'all' | 'link' | 'comment') =>
    (['post', 'link', 'comment'] as const).filter((type) => findAiTextBan([{ ...BAN, appliesTo }], type));
  expect(banned('all')).toEqual(['post', 'link', 'comment']);
  expect(banned('link')).toEqual(['post', 'link']);
  expect(banned('comment')).toEqual(['comment']);
});

test('quotes the rule with the ban', () => {
  expect(findAiTextBan([{ ...BAN, appliesTo: 'all' }], 'post')).toBe(BAN.text);
  expect(findAiTextBan([], 'post')).toBeNull();
});
