import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GeneratedReply } from '#contract/scanner.ts';
import { changeReplyDraft, dropReplyDraft, readReplyDraft, useReplyDraft } from './reply-drafts.ts';

const reply = { content: 'Call them.' } as GeneratedReply;
/** Whether the browser would ask before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('each thread has a draft of its own, which outlives what shows it', () => {
  const first = renderHook(() => useReplyDraft('a'));
  act(() => changeReplyDraft('a', { reply, edited: 'Call them today.' }));
  expect(first.result.current.edited).toBe('Call them today.');
  first.unmount();
  expect(renderHook(() => useReplyDraft('a')).result.current).toMatchObject({
    reply,
    edited: 'Call them today.',
  });
  expect(renderHook(() => useReplyDraft('b')).result.current.reply).toBeNull();
  dropReplyDraft('a');
});

test('the browser asks before words are lost with the page, and only then', () => {
  changeReplyDraft('a', { edited: null });
  expect(asks()).toBe(false);
  const { settings } = readReplyDraft('a');
  changeReplyDraft('a', { settings: { ...settings, customPrompt: 'Keep it short.' } });
  changeReplyDraft('b', { reply });
  dropReplyDraft('a');
  expect(asks()).toBe(true);
  dropReplyDraft('b');
  expect(asks()).toBe(false);
});

test('a text that was copied is not lost with the page; one that is being edited is', () => {
  changeReplyDraft('a', { reply });
  expect(asks()).toBe(true);
  changeReplyDraft('a', { isCopied: true });
  expect(asks()).toBe(false);
  changeReplyDraft('a', { edited: 'Call them today.' });
  expect(asks()).toBe(true);
  dropReplyDraft('a');
});
