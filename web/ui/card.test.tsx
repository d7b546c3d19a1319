import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Card } from './card.tsx';

afterEach(() => {
  cleanup();
  location.hash = '';
  vi.useRealTimers();
});

/** Opens the page at the card. Returns functions that grow the page and count scrolls. */
async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const observers = new Set<() => void>();
  class Observer {
    readonly grown: () => void;
    constructor(grown: () => void) {
      this.grown = grown;
    }
    observe = () => void observers.add(this.grown);
    disconnect = () => void observers.delete(this.grown);
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  location.hash = '#steps';
  const page = render(
    <Card id="steps" title="Steps">
      <button type="button">Next</button>
    </Card>,
  );
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  expect(observers.size).toBe(1);
  const scrollsAsItGrows = () => {
    const before = scroll.mock.calls.length;
    observers.forEach((grown) => grown());
    return scroll.mock.calls.length - before;
  };
  expect(scrollsAsItGrows()).toBe(1);
  return { ...page, scrollsAsItGrows };
}

test('keeps a card that a link points to in view while the cards above grow', async () => {
  const { scrollsAsItGrows } = await open();
  dispatchEvent(new Event('scroll'));
  expect(scrollsAsItGrows()).toBe(1);
});

test('stops scrolling to the card once the focus moves', async () => {
  const { getByRole, scrollsAsItGrows } = await open();
  getByRole('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(scrollsAsItGrows()).toBe(0);
});

test('stops scrolling to the card once the user has scrolled', async () => {
  const { scrollsAsItGrows } = await open();
  vi.stubGlobal('scrollY', scrollY + 300);
  dispatchEvent(new Event('scroll'));
  expect(scrollsAsItGrows()).toBe(0);
});

test('stops scrolling after a few seconds, or if there is no such card', async () => {
  const first = await open();
  vi.advanceTimersByTime(6_000);
  expect(first.scrollsAsItGrows()).toBe(0);
  first.unmount();
  const second = await open();
  second.unmount();
  expect(second.scrollsAsItGrows()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
