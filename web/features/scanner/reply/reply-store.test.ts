import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownWords } from '#core/composer/work.ts';
import { dropWork, storeWork, readWork } from '#web/lib/stored-work.ts';
import { listUnsavedTexts } from '#web/features/composer/stored/read-snapshot.ts';
import { listUnsentReplies, replyBrief, replySlot, replyStore } from './reply-store.ts';

const BLANK = replyBrief({ subreddit: 'saas', url: 'https://www.reddit.com/r/saas/comments/1/x/' });
const FACTS = { estimatedEngagement: null, engagementRange: null, engagementBasis: '', recommendations: [] };
let last = 0;

/** The reply store of one user and thread. */
function open(slot = replySlot('ada', `${(last += 1)}`)) {
  const store = replyStore(slot, BLANK);
  const receive = (content: string) => {
    const draft = { title: null, content, engine: 'built-in', usage: null, notes: [], advice: null };
    const request = { topic: '', subreddit: 'saas', contentType: 'comment' as const };
    store.dispatch({ type: 'requested', id: content });
    store.dispatch({
      type: 'generated',
      id: content,
      key: content,
      draft,
      request,
      reply: { ...FACTS, riskLevel: 'low' },
    });
  };
  return {
    slot,
    store,
    receive,
    type: (content: string) => store.dispatch({ type: 'typed', words: { title: '', content } }),
    copy: () => store.dispatch({ type: 'chosen', change: { isCopied: true } }),
    answer: (text: string) => store.dispatch({ type: 'briefChanged', change: { answers: { answer: text } } }),
    discard: () => store.dispatch({ type: 'discarded', id: 'd' }),
    shown: () => {
      const { composition } = store.read();
      return composition && shownWords(composition).content;
    },
    before: () => store.read().versions.map(({ before }) => shownWords(before).content),
  };
}
/** True if the browser would ask before leaving the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const refuse = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps one reply per user and thread, even after its pane is closed', () => {
  const one = open();
  one.receive('Call them.');
  one.type('Call them today.');
  expect(open(one.slot).shown()).toBe('Call them today.');
  expect(open().shown()).toBeNull();
  one.discard();
  expect(readWork(one.slot)).toBeNull();
});

test("shows what another tab stored, and keeps the author's words as a version", () => {
  const one = open();
  one.receive('Call them.');
  const stored = readWork(one.slot);
  one.type('Mine.');
  storeWork(one.slot, stored);
  one.copy();
  expect([one.shown(), one.before()]).toEqual(['Call them.', ['Mine.']]);
  const close = one.store.subscribe(() => {});
  dropWork(one.slot);
  dispatchEvent(new StorageEvent('storage'));
  expect([one.shown(), one.before()]).toEqual([null, []]);
  close();
});

test('reads replies in the formats of older versions, with their edits and previous texts', () => {
  const slot = replySlot('ada', 'old');
  const reply = (content: string) => ({
    content,
    engine: 'built-in',
    advice: null,
    ...FACTS,
    riskLevel: 'low',
  });
  storeWork(slot, {
    settings: { replyStyle: 'direct', websiteUrl: 'https://a.example', customPrompt: 'Short.' },
    reply: reply('Saved.'),
    edited: 'Typed.',
    written: 'Call them.',
    before: [{ reply: reply('Mine.'), written: 'Call them.', isCopied: false }],
    attempt: null,
  });
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  const old = open(slot);
  expect([old.shown(), old.before()]).toEqual(['Typed.', ['Mine.']]);
  expect(old.store.read()).toMatchObject({
    brief: { websiteUrl: 'https://a.example', reply: { replyStyle: 'direct', customPrompt: 'Short.' } },
    composition: {
      words: { content: 'Saved.' },
      original: { content: 'Call them.' },
      reply: { riskLevel: 'low' },
    },
  });
});

test('lists an unsent reply once, and not among the texts of the composer', () => {
  const one = open();
  expect(listUnsentReplies()).toEqual([]);
  one.answer('I call them.');
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  one.answer('');
  one.receive('Call them.');
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
  expect(listUnsavedTexts()).toEqual([]);
  one.copy();
  expect(listUnsentReplies()).toEqual([]);
  one.type('Call them today.');
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
});

test("the author's words count as unsent in previous texts too, but generated words don't", () => {
  const one = open();
  one.receive('Call them.');
  one.receive('Ask them.');
  one.copy();
  expect(listUnsentReplies()).toEqual([]);
  one.type('Mine.');
  one.receive('Write to them.');
  one.copy();
  expect(listUnsentReplies()).toEqual(['A reply in the scanner']);
});

test("asks before the user leaves if the browser can't store their words", () => {
  const one = open();
  one.receive('Call them.');
  expect(asks()).toBe(false);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  const two = open();
  two.answer('I call them.');
  expect([two.store.read().brief.answers, asks()]).toEqual([{ answer: 'I call them.' }, true]);
  two.discard();
  expect(asks()).toBe(false);
});
