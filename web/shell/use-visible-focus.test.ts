import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisibleFocus } from './use-visible-focus.ts';

const scrolled: unknown[] = [];

/** Adds an element whose box is as high as stated. */
function add(tag: string, top: number, bottom: number): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, bottom - top));
  return element;
}

beforeEach(() => {
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this);
  });
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  renderHook(useVisibleFocus);
  add('div', 740, 800).dataset['buttonBar'] = '';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

for (const key of ['Tab', 'Enter'])
  test(`scrolls what ${key} focuses out from under a bar of buttons`, () => {
    const field = add('textarea', 700, 780);
    fireEvent.keyDown(document.body, { key });
    field.focus();
    expect(scrolled).toEqual([field]);
  });

test('leaves what is above the bar in place', () => {
  const field = add('textarea', 600, 700);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  field.focus();
  expect(scrolled).toEqual([]);
});

test('leaves a field in place that is taller than the room above the bar', () => {
  const field = add('textarea', 100, 2_000);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  field.focus();
  expect(scrolled).toEqual([]);
});

test('leaves what a click or a script focuses in place, even after the Tab key', () => {
  const [clicked, focused] = [add('textarea', 700, 780), add('textarea', 700, 780)];
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.pointerDown(clicked);
  clicked.focus();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.keyUp(document.body, { key: 'Tab' });
  focused.focus();
  expect(scrolled).toEqual([]);
});
