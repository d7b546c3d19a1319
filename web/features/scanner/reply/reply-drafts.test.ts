import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GeneratedReply } from '#contract/scanner.ts';
import { dropAllWork, keepWork } from '#web/lib/stored-work.ts';
import { listUnsentReplies } from './list-unsent-replies.ts';
import {
  bringTextBack,
  changeReplyDraft,
  dropReplyDraft,
  forgetSent,
  leaveEdits,
  readReplyDraft,
  replaceReply,
  replySlot,
  useReplyDraft,
} from './reply-drafts.ts';

const reply = { content: 'Call them.' } as GeneratedReply;
const [A, B] = [replySlot('ada', 'a'), replySlot('ada', 'b')];
/** Whether the browser would ask before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const refuse = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};
const isKept = (slot: string) => localStorage.getItem(`threadwell:work:1:${slot}`) !== null;

test('each user and each thread has a draft of its own, which outlives what shows it', () => {
  const first = renderHook(() => useReplyDraft(A));
  act(() => changeReplyDraft(A, { reply, edited: 'Call them today.' }));
  expect(first.result.current.edited).toBe('Call them today.');
  first.unmount();
  expect(renderHook(() => useReplyDraft(A)).result.current).toMatchObject({
    reply,
    edited: 'Call them today.',
  });
  for (const slot of [B, replySlot('ben', 'a')])
    expect(renderHook(() => useReplyDraft(slot)).result.current.reply).toBeNull();
  dropReplyDraft(A);
});

test('a draft is there again after the page was loaded anew, and nothing asks before that', () => {
  changeReplyDraft(A, { reply, edited: 'Call them today.' });
  expect(asks()).toBe(false);
  expect(isKept(A)).toBe(true);
  dropReplyDraft(A);
  expect(isKept(A)).toBe(false);
  // What an earlier page stored, before a draft had all of its fields.
  const slot = replySlot('ada', 'c');
  keepWork(slot, { reply, settings: { replyStyle: 'direct' } });
  expect(readReplyDraft(slot)).toMatchObject({
    reply,
    edited: null,
    settings: { replyStyle: 'direct', customPrompt: '' },
  });
  dropReplyDraft(slot);
});

const shown = () => {
  const { edited, reply } = readReplyDraft(A);
  return edited ?? reply?.content;
};

test('a reply that is generated over, cancelled or left stays at hand, whatever comes after', () => {
  const [first, second] = [
    { ...reply, content: 'Write to them.' },
    { ...reply, content: 'Ask them.' },
  ];
  bringTextBack(A);
  replaceReply(A, reply, ['I call.']);
  expect(readReplyDraft(A)).toMatchObject({ written: 'Call them.', told: ['I call.'], before: [] });
  changeReplyDraft(A, { edited: 'My own words.', isCopied: true });
  replaceReply(A, first, []);
  expect(readReplyDraft(A)).toMatchObject({ reply: first, edited: null, isCopied: false, told: [] });
  const { settings } = readReplyDraft(A);
  changeReplyDraft(A, { edited: 'Changed since.', settings: { ...settings, customPrompt: 'Short.' } });
  bringTextBack(A);
  const own = { edited: 'My own words.', written: 'Call them.', told: ['I call.'], isCopied: true };
  expect(readReplyDraft(A)).toMatchObject({ reply, ...own });
  replaceReply(A, second, []);
  leaveEdits(A);
  changeReplyDraft(A, { edited: 'Cancelled.' });
  leaveEdits(A);
  const seen = new Set<string | undefined>();
  for (const _each of [...readReplyDraft(A).before, null]) {
    seen.add(shown());
    bringTextBack(A);
  }
  expect(seen).toEqual(new Set(['Ask them.', 'Cancelled.', 'My own words.', 'Changed since.']));
  expect(readReplyDraft(A).settings.customPrompt).toBe('Short.');
  forgetSent(A, ' Changed since.\n');
  expect(readReplyDraft(A).before.map(({ edited }) => edited)).not.toContain('Changed since.');
  for (let at = 0; at < 30; at++) replaceReply(A, { ...reply, content: `${at}` }, []);
  expect(readReplyDraft(A).before).toHaveLength(20);
  dropReplyDraft(A);
});

test('what was answered for a reply waits as well, and what was emptied again does not', () => {
  const { settings } = readReplyDraft(B);
  changeReplyDraft(B, { settings: { ...settings, answers: { point: 'I call them.' } } });
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  changeReplyDraft(B, { settings: { ...settings, answers: { point: '' } } });
  expect(listUnsentReplies()).toEqual([]);
  dropReplyDraft(B);
});

test('logging out names a reply that waits, and one that was copied does not wait', () => {
  changeReplyDraft(A, { reply });
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  changeReplyDraft(A, { isCopied: true });
  expect(listUnsentReplies()).toEqual([]);
  changeReplyDraft(A, { edited: 'Call them today.' });
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  dropReplyDraft(A);
  expect(listUnsentReplies()).toEqual([]);
  dropAllWork();
});

test('a browser that stores nothing asks before words are lost with the page, and only then', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  changeReplyDraft(A, { edited: null });
  expect(asks()).toBe(false);
  const { settings } = readReplyDraft(A);
  changeReplyDraft(A, { settings: { ...settings, customPrompt: 'Keep it short.' } });
  changeReplyDraft(B, { reply });
  dropReplyDraft(A);
  expect(asks()).toBe(true);
  dropReplyDraft(B);
  expect(asks()).toBe(false);
  vi.unstubAllGlobals();
});
