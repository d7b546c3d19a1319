import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { findOfferedText, type WorkEvent } from '#core/composer/reduce-work.ts';
import { nameSnapshot } from '#core/composer/snapshots.ts';
import { readStoredText } from '#web/lib/stored-work.ts';
import { readSnapshot } from './read-snapshot.ts';
import { openWork, readKept } from './work-store.ts';

const SLOT = 'usr_1:new';
const EMPTY = { brief: EMPTY_BRIEF, composition: null };
const closing: (() => void)[] = [];

/** A tab with the composer. */
function open(isAfterSaving = false) {
  const store = openWork(SLOT, EMPTY, isAfterSaving);
  const close = store.subscribe(() => {});
  closing.push(close);
  const send = (...events: WorkEvent[]) => events.forEach((event) => store.dispatch(event));
  const type = (title: string) => send({ type: 'typed', words: { title, content: 'x' } });
  return {
    close,
    type,
    start(title: string) {
      send({ type: 'begun', id: title, key: title });
      type(title);
    },
    topic: (topic: string) => send({ type: 'briefChanged', change: { topic } }),
    follow: (topic: string) => send({ type: 'arrived', change: { topic } }),
    save: () => send({ type: 'sent', key: 'k' }, { type: 'saved', key: 'next' }),
    discard: () => send({ type: 'discarded', id: 'd' }),
    bringBack: () => send({ type: 'keptOpened', id: 'd', tab: store.tab }),
    undo: () => send({ type: 'restored', id: 'd' }),
    offered() {
      const kept = findOfferedText(store.read(), store.tab);
      return kept && nameSnapshot(kept);
    },
    shown: () => nameSnapshot(store.read()),
    isRestored: () => store.read().isRestored,
  };
}
/** Browsers notify all other tabs of a change. */
const hear = () => dispatchEvent(new StorageEvent('storage'));
const kept = () => readKept(SLOT).map(nameSnapshot);
const stored = () => {
  const open = readSnapshot(SLOT);
  return [...(open ? [nameSnapshot(open)] : []), ...kept()];
};

/** From now on the browser refuses to store matching keys. */
function refuse(isRefused: (key: string) => boolean) {
  const real = localStorage;
  const setItem = (key: string, value: string) => {
    if (isRefused(key)) throw new DOMException('Full', 'QuotaExceededError');
    real.setItem(key, value);
  };
  const get = (_target: Storage, name: string | symbol): unknown => {
    if (name === 'setItem') return setItem;
    const value: unknown = Reflect.get(real, name);
    return typeof value === 'function' ? (value.bind(real) as unknown) : value;
  };
  vi.stubGlobal('localStorage', new Proxy(real, { get }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

test('restores a text from an earlier visit, and stores nothing once it is discarded', () => {
  const one = open();
  one.start('A1');
  one.close();
  const next = open();
  expect([next.shown(), next.isRestored()]).toEqual(['A1', true]);
  next.discard();
  expect(readStoredText(SLOT)).toBeNull();
  expect(open().isRestored()).toBe(false);
});

test("opens a tab's own text again after a reload, though another tab stored last", () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.close();
  const again = open();
  expect(again.shown()).toBe('A1');
  expect(stored()).toEqual(['A1', 'B1']);
  other.type('B2');
  expect(stored()).toEqual(['B2', 'A1']);
});

test('keeps unsaved work beside a post that was just saved', () => {
  open().start('A1');
  const after = open(true);
  expect([after.shown(), after.offered()]).toEqual(['', 'A1']);
});

test('starts a new text with the community of the last one', () => {
  const one = openWork(SLOT, EMPTY, false);
  one.dispatch({ type: 'briefChanged', change: { subreddit: 'saas' } });
  one.dispatch({ type: 'begun', id: 'a', key: 'a' });
  one.dispatch({ type: 'discarded', id: 'd' });
  expect(openWork(SLOT, EMPTY, false).read().brief.subreddit).toBe('saas');
});

test('keeps what another tab stored last, not what it stored before', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  expect(stored()).toEqual(['B1', 'A1']);
  one.type('A2');
  expect(stored()).toEqual(['A2', 'B1']);
  other.type('B2');
  expect(stored()).toEqual(['B2', 'A2']);
});

test('keeps a text that was put away even though another tab stored last', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.follow('Linked');
  one.topic('Linked, more');
  other.type('B2');
  expect(stored()).toEqual(expect.arrayContaining(['A1', 'B2', 'Linked, more']));
});

test('offers nothing once both tabs have saved, even without hearing of each other', () => {
  for (const between of [hear, () => {}]) {
    const [one, other] = [open(), open()];
    one.start('A1');
    other.start('B1');
    between();
    one.type('A2');
    other.type('B2');
    between();
    other.save();
    one.type('A3');
    between();
    one.save();
    expect(stored()).toEqual([]);
    for (const close of closing.splice(0)) close();
  }
});

test("keeps another tab's text when a discard is undone", () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.discard();
  one.undo();
  expect(stored()).toEqual(['A1', 'B1']);
});

test('does not offer a discarded text in another tab', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.discard();
  other.start('B2');
  expect(stored()).toEqual(['B2', 'B1']);
});

test('keeps what another tab put away when this tab opens a kept text', () => {
  const [one, other] = [open(), open()];
  one.start('A0');
  one.start('A1');
  other.start('B1');
  expect(stored()).toEqual(['B1', 'A1', 'A0']);
  other.start('B2');
  one.bringBack();
  one.undo();
  expect(stored()).toEqual(expect.arrayContaining(['A0', 'A1', 'B1', 'B2']));
});

test('offers and opens only texts that no other tab has open', () => {
  const [one, other] = [open(), open()];
  one.start('A0');
  one.start('A1');
  other.start('B1');
  hear();
  expect(one.offered()).toBe('A0');
  one.bringBack();
  expect(one.shown()).toBe('A0');
  expect(other.offered()).toBe('A1');
});

test('keeps no copy of a text that another tab merely opened', () => {
  const one = open();
  one.start('A1');
  open().type('A1');
  one.type('A2');
  expect(kept()).toEqual([]);
  one.save();
  expect(stored()).toEqual([]);
});

test("keeps another tab's text when the browser's storage is full", () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  refuse(() => true);
  one.type('A2');
  one.discard();
  expect(stored()).toContain('B1');
});

test("holds what can't be stored, and stores it as soon as there is room", () => {
  const one = open();
  one.start('A0');
  refuse((key) => key.endsWith(':kept'));
  one.start('A1');
  one.start('A2');
  hear();
  expect([one.offered(), kept()]).toEqual(['A1', []]);
  vi.unstubAllGlobals();
  one.start('A3');
  expect(kept()).toEqual(['A2', 'A1', 'A0']);
});

test('stores nothing of an earlier text after signing out elsewhere', () => {
  const [one, other] = [open(), open()];
  one.start('S0');
  one.start('S1');
  refuse((key) => key.endsWith(':kept'));
  one.start('S2');
  vi.unstubAllGlobals();
  localStorage.clear();
  hear();
  expect(stored()).toEqual([]);
  other.start('B1');
  expect(stored()).toEqual(['B1']);
});
