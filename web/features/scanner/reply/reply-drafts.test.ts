import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GeneratedReply } from '#contract/scanner.ts';
import { dropAllWork, dropWork, keepWork } from '#web/lib/stored-work.ts';
import { listUnsentReplies } from './list-unsent-replies.ts';
import {
  bringTextBack,
  changeReplyDraft,
  dropReplyDraft,
  endSent,
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
  keepWork(slot, { reply, settings: { replyStyle: 'direct' }, before: null });
  expect(readReplyDraft(slot).before).toEqual([]);
  dropReplyDraft(slot);
});

const say = (content: string) => ({ ...reply, content });
const now = () => readReplyDraft(A);
const shown = () => now().edited ?? now().reply?.content;
const atHand = () => now().before.map((text) => text.reply.content);
const type = (edited: string) => changeReplyDraft(A, { edited });

test('a reply that is generated over, cancelled or left stays at hand, whatever comes after', () => {
  bringTextBack(A);
  replaceReply(A, reply, ['I call.']);
  expect(now()).toMatchObject({ written: 'Call them.', told: ['I call.'], before: [] });
  type('My own words.');
  changeReplyDraft(A, { isCopied: true });
  replaceReply(A, say('Write to them.'), []);
  expect(now()).toMatchObject({ edited: null, isCopied: false, told: [] });
  expect(atHand()).toEqual(['Call them.', 'My own words.']);
  const { settings } = now();
  changeReplyDraft(A, { edited: 'Changed since.', settings: { ...settings, customPrompt: 'Short.' } });
  bringTextBack(A);
  const own = { edited: null, written: 'Call them.', told: ['I call.'], isCopied: false };
  expect(now()).toMatchObject({ reply: say('My own words.'), ...own });
  expect(now().settings.customPrompt).toBe('Short.');
  replaceReply(A, say('Ask them.'), []);
  type('Cancelled.');
  leaveEdits(A);
  const all = ['Ask them.', 'Cancelled.', 'My own words.', 'Changed since.', 'Write to them.', 'Call them.'];
  const seen = all.map(() => {
    const text = shown();
    bringTextBack(A);
    return text;
  });
  expect(new Set(seen)).toEqual(new Set(all));
  forgetSent(A, ' Changed since.\n');
  expect(atHand()).not.toContain('Changed since.');
  dropReplyDraft(A);
});

test('a text that is brought back and cancelled again hides none of the others', () => {
  changeReplyDraft(A, { reply: say('Saved.'), written: 'Call them.' });
  replaceReply(A, say('Generated.'), []);
  const seen = ['Cancelled.', 'Saved.', 'Generated.'].map((_text, at) => {
    type(`Cancelled ${at}.`);
    leaveEdits(A);
    bringTextBack(A);
    bringTextBack(A);
    return shown();
  });
  expect(seen).toContain('Saved.');
  type('');
  leaveEdits(A);
  expect(atHand()).not.toContain('');
  dropReplyDraft(A);
});

test('where too many texts are at hand, one that nobody changed makes room', () => {
  changeReplyDraft(A, { reply: say('My own.'), written: 'Call them.' });
  for (let at = 0; at < 30; at++) replaceReply(A, say(`${at}`), []);
  expect(atHand()).toHaveLength(20);
  expect(atHand()).toContain('My own.');
  for (let at = 0; at < 30; at++) {
    type(`Mine ${at}`);
    leaveEdits(A);
  }
  expect(atHand()).toHaveLength(20);
  expect(atHand().at(-1)).toBe('Mine 29');
  dropReplyDraft(A);
});

test('a reply that was sent ends its draft, and what was typed meanwhile does not go with it', () => {
  replaceReply(A, reply, []);
  type('');
  endSent(A, ' Call them.\n');
  expect(isKept(A)).toBe(false);
  endSent(A, 'Call them.');
  expect(isKept(A)).toBe(false);
  replaceReply(A, reply, []);
  changeReplyDraft(A, { attempt: { key: 'k', isSent: true } });
  type('Typed meanwhile.');
  endSent(A, 'Call them.');
  expect(now()).toMatchObject({ edited: 'Typed meanwhile.', attempt: null, before: [] });
  leaveEdits(A);
  expect([shown(), ...atHand()]).not.toContain('Call them.');
  dropReplyDraft(A);
});

test('what another tab stored or dropped is neither written over nor sent again', () => {
  replaceReply(A, reply, []);
  const { result } = renderHook(() => useReplyDraft(A));
  keepWork(A, { ...now(), edited: 'Of another tab.' });
  act(() => changeReplyDraft(A, { isCopied: true }));
  expect(result.current).toMatchObject({ edited: 'Of another tab.', isCopied: true });
  dropWork(A);
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(result.current.reply).toBeNull();
});

test('each text is at hand once, and not while it stands there', () => {
  replaceReply(A, reply, []);
  type('Call them.');
  replaceReply(A, say('Ask them.'), []);
  type('Call them.');
  leaveEdits(A);
  expect(atHand()).toEqual(['Call them.']);
  replaceReply(A, reply, []);
  expect(atHand()).toEqual(['Ask them.']);
  dropReplyDraft(A);
});

test('one’s own words that are at hand wait as well, and generated ones do not', () => {
  changeReplyDraft(A, { reply: say('My own.'), written: 'Call them.' });
  replaceReply(A, reply, []);
  changeReplyDraft(A, { isCopied: true });
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  bringTextBack(A);
  changeReplyDraft(A, { isCopied: true });
  expect(listUnsentReplies()).toEqual([]);
  bringTextBack(A);
  expect(listUnsentReplies()).toEqual([]);
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

test('a browser that is full asks, since it stores an earlier version alone', () => {
  changeReplyDraft(A, { reply });
  const text = localStorage.getItem(`threadwell:work:1:${A}`);
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: refuse, removeItem: refuse });
  changeReplyDraft(A, { edited: 'Typed since.' });
  expect(readReplyDraft(A).edited).toBe('Typed since.');
  expect(asks()).toBe(true);
  vi.unstubAllGlobals();
  dropReplyDraft(A);
});
