import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_BRIEF, EMPTY_WORK, typedCompositionOf } from './composition.ts';
import { readKept } from './stored/kept-texts.ts';
import { nameOfWork, readStored } from './stored/stored-texts.ts';
import { useComposer } from './use-composer.ts';

const SLOT = 'usr_1:new';
const words = (title: string) => ({ title, content: 'x' });

/** A tab with the composer. */
function open() {
  const { result, unmount } = renderHook(() => useComposer(SLOT, EMPTY_WORK, false));
  const now = () => result.current;
  let undo = () => {};
  return {
    now,
    close: unmount,
    start: (title: string) =>
      act(() => void now().replace({ ...typedCompositionOf(EMPTY_BRIEF), editing: words(title) })),
    type: (title: string) => act(() => now().changeComposition(() => ({ editing: words(title) }))),
    topic: (topic: string) => act(() => now().changeBrief({ topic })),
    follow: (topic: string) => act(() => now().arrive({ topic })),
    save: () => act(() => now().clear({ brief: now().brief, composition: now().composition })),
    discard: () =>
      act(() => {
        undo = now().discard();
      }),
    bringBack: () =>
      act(() => {
        undo = now().bringBack();
      }),
    undo: () => act(() => undo()),
  };
}
/** Browsers tell all other tabs of a change. */
const hear = () => act(() => void dispatchEvent(new StorageEvent('storage')));
const kept = () => readKept(SLOT).map(nameOfWork);
const stored = () => {
  const open = readStored(SLOT);
  return [...(open ? [nameOfWork(open)] : []), ...kept()];
};

/** From now on the browser stores nothing more under such keys. */
function refuse(isRefused: (key: string) => boolean) {
  const setItem = (key: string, value: string) => {
    if (isRefused(key)) throw new DOMException('Full', 'QuotaExceededError');
    real.setItem(key, value);
  };
  const real = localStorage;
  const get = (_target: Storage, name: string | symbol): unknown => {
    if (name === 'setItem') return setItem;
    const value: unknown = Reflect.get(real, name);
    return typeof value === 'function' ? (value.bind(real) as unknown) : value;
  };
  vi.stubGlobal('localStorage', new Proxy(real, { get }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what another tab wrote is kept when this one writes, and what it wrote before is not', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  expect(stored()).toEqual(['B1', 'A1']);
  one.type('A2');
  expect(stored()).toEqual(['A2', 'B1']);
  other.type('B2');
  expect(stored()).toEqual(['B2', 'A2']);
});

test('a text that makes room is kept, although another tab wrote last', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.follow('Linked');
  one.topic('Linked, more');
  other.type('B2');
  expect(stored()).toEqual(expect.arrayContaining(['A1', 'B2', 'Linked, more']));
});

test('so is one that another of the same tab replaces', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.start('A2');
  one.close();
  other.close();
  expect(stored()).toEqual(expect.arrayContaining(['A2', 'A1', 'B1']));
});

test('undoing a discard keeps what another tab wrote', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.discard();
  one.undo();
  expect(stored()).toEqual(['A1', 'B1']);
});

test('nothing is offered once both tabs have saved, whether they heard of each other or not', () => {
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
    between();
    other.start('B3');
    other.save();
    expect(stored()).toEqual([]);
    cleanup();
  }
});

test('what was begun or written on since stays when a discard or a change of texts is undone', () => {
  const one = open();
  one.start('A1');
  one.discard();
  one.start('A2');
  one.undo();
  expect(stored()).toEqual(['A1', 'A2']);
  one.bringBack();
  one.type('A2, more');
  one.undo();
  expect(stored()).toEqual(['A1', 'A2, more']);
});

test('what was discarded is not offered elsewhere, be it a text or a topic', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  one.discard();
  other.start('B2');
  expect(stored()).toEqual(['B2', 'B1']);
  localStorage.clear();
  hear();
  const [third, fourth] = [open(), open()];
  third.topic('A topic');
  fourth.topic('B topic');
  third.discard();
  expect(kept()).not.toContain('A topic');
});

test('what another tab put away stays when this one begins, takes back or brings back', () => {
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

test('what is offered is what comes back', () => {
  const [one, other] = [open(), open()];
  one.start('A0');
  one.start('A1');
  other.start('B1');
  hear();
  const offered = one.now().kept;
  expect(offered && nameOfWork(offered)).toBe('A0');
  one.bringBack();
  expect(nameOfWork(one.now())).toBe('A0');
});

test('each tab shows what the others kept, and not what it has open itself', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  hear();
  expect(one.now().kept).toBeNull();
  expect(nameOfWork(other.now().kept!)).toBe('A1');
});

test('a text that was merely opened in another tab is no other text', () => {
  const one = open();
  one.start('A1');
  const twin = open();
  twin.type('A1');
  one.type('A2');
  expect(kept()).toEqual([]);
});

test('where this browser can store nothing more, what another tab has stored stays', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  refuse(() => true);
  one.type('A2');
  one.discard();
  expect(stored()).toContain('B1');
});

test('what cannot be stored lasts as long as the page, and is stored as soon as there is room', () => {
  const one = open();
  one.start('A0');
  refuse((key) => key.endsWith(':kept'));
  one.start('A1');
  one.start('A2');
  hear();
  expect(nameOfWork(one.now().kept!)).toBe('A1');
  expect(kept()).toEqual([]);
  vi.unstubAllGlobals();
  one.start('A3');
  expect(kept()).toEqual(['A2', 'A1', 'A0']);
});

test('after signing out elsewhere nothing that could not be stored is stored anew', () => {
  const one = open();
  one.start('S0');
  one.start('S1');
  refuse((key) => key.endsWith(':kept'));
  one.start('S2');
  vi.unstubAllGlobals();
  localStorage.clear();
  hear();
  expect(stored()).toEqual([]);
});

test('a text that another tab had open as well does not come back once it is saved or discarded', () => {
  for (const end of ['save', 'discard'] as const) {
    const one = open();
    one.start('A1');
    open().close();
    one[end]();
    expect(stored()).toEqual([]);
    cleanup();
  }
});

test('after signing out elsewhere an open tab brings back nothing of another one', () => {
  const [one, other] = [open(), open()];
  one.start('A1');
  other.start('B1');
  hear();
  localStorage.clear();
  hear();
  other.start('B2');
  expect(stored()).toEqual(['B2', 'B1']);
});
