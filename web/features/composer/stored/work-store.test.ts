import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import type { WorkEvent } from '#core/composer/reduce-work.ts';
import { nameSnapshot } from '#core/composer/snapshots.ts';
import { openTexts } from './open-texts.ts';
import { dropAllWork, storeWork } from '#web/lib/stored-work.ts';
import { listUnsaved } from '#web/lib/unsaved.ts';
import { listTexts, rememberText } from './stored-texts.ts';
import { openWork } from './work-store.ts';

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
    bringBack: () => send({ type: 'keptOpened', id: 'd' }),
    undo: () => send({ type: 'restored', id: 'd' }),
    offered() {
      const [kept] = store.read().kept;
      return kept && nameSnapshot(kept);
    },
    shown: () => nameSnapshot(store.read()),
    isRestored: () => store.read().isRestored,
  };
}
/** Browsers notify all other tabs of a change. */
const hear = () => dispatchEvent(new StorageEvent('storage'));
const stored = () => listTexts(SLOT).map(nameSnapshot);

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

const held = new Map<string, PromiseWithResolvers<void>>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(openTexts, 'hold').mockImplementation((id) => {
    const closing = Promise.withResolvers<void>();
    held.set(id, closing);
    return () => {
      held.delete(id);
      closing.resolve();
    };
  });
  vi.spyOn(openTexts, 'list').mockImplementation(() => Promise.resolve(new Set(held.keys())));
  vi.spyOn(openTexts, 'whenClosed').mockImplementation((id) => held.get(id)?.promise ?? Promise.resolve());
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
  expect(stored()).toEqual([]);
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

test('offers only texts that no other tab has open, and those of a tab once it is closed', async () => {
  const [one, other] = [open(), open()];
  one.start('A0');
  one.start('A1');
  other.start('B1');
  hear();
  await vi.waitFor(() => expect([one.offered(), other.offered()]).toEqual(['A0', 'A0']));
  one.bringBack();
  hear();
  await vi.waitFor(() => expect([one.shown(), other.offered()]).toEqual(['A0', 'A1']));
  one.close();
  await vi.waitFor(() => expect(other.offered()).toBe('A0'));
});

test('keeps no copy of a text that another tab merely opened', () => {
  const one = open();
  one.start('A1');
  rememberText(SLOT, 'a new tab');
  open();
  one.type('A2');
  expect(stored()).toEqual(['A2']);
  one.save();
  expect(stored()).toEqual([]);
});

test('stores its text again if a tab that opened it too discards or changes it', async () => {
  for (const change of ['discard', 'start'] as const) {
    const one = open();
    one.start('A1');
    rememberText(SLOT, 'a new tab');
    const other = open();
    expect(other.shown()).toBe('A1');
    other[change]('B1');
    hear();
    await vi.waitFor(() => expect(stored()).toContain('A1'));
    one.save();
    other.save();
    for (const close of closing.splice(0)) close();
  }
});

test('stores its text again before the page closes, though it heard nothing', () => {
  const one = open();
  one.start('A1');
  rememberText(SLOT, 'a new tab');
  open().discard();
  one.close();
  expect(stored()).toEqual(['A1']);
});

test('takes over texts that an earlier version stored', () => {
  const textOf = (topic: string) => ({ brief: { ...EMPTY_BRIEF, topic }, composition: null });
  storeWork(SLOT, textOf('Open'));
  storeWork(`${SLOT}:kept`, [textOf('Last'), textOf('First')]);
  const one = open();
  expect([one.shown(), one.offered()]).toEqual(['Open', 'Last']);
  expect(stored()).toEqual(['Open', 'Last', 'First']);
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
  refuse(() => true);
  one.start('A1');
  one.start('A2');
  expect([one.offered(), stored()]).toEqual(['A1', ['A0']]);
  expect(listUnsaved()).toHaveLength(1);
  one.discard();
  expect([one.offered(), listUnsaved()]).toEqual(['A1', [expect.any(String)]]);
  one.undo();
  vi.unstubAllGlobals();
  one.start('A3');
  expect(stored()).toEqual(['A3', 'A2', 'A1', 'A0']);
  expect(listUnsaved()).toEqual([]);
});

test('stores nothing more once the user has signed out', async () => {
  const one = open();
  one.start('S0');
  one.start('S1');
  dropAllWork();
  hear();
  await vi.waitFor(() => expect(one.offered()).toBeUndefined());
  one.type('S2');
  one.close();
  expect(stored()).toEqual([]);
});
