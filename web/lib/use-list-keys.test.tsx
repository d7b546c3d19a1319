import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useListKeys } from './use-list-keys.ts';

function List({ current }: { current?: string }) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  return (
    <>
      <ul ref={list}>
        {['a', 'b', 'c'].map((name) => (
          <li key={name} aria-current={name === current || undefined}>
            <button type="button" data-list-stop>
              View {name}
            </button>
            <button type="button">Answer {name}</button>
          </li>
        ))}
      </ul>
      <button type="button">Elsewhere</button>
    </>
  );
}
const focus = (name: string) => screen.getByRole('button', { name }).focus();
function pressed(key: string): string | null | undefined {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent;
}

test('j and k move through the list, and stop at its ends', () => {
  render(<List />);
  expect(['j', 'j', 'j', 'j', 'k', 'k', 'k'].map(pressed)).toEqual(
    ['a', 'b', 'c', 'c', 'b', 'a', 'a'].map((name) => `View ${name}`),
  );
});

test('continues from the row that contains the focus', () => {
  render(<List />);
  focus('Answer b');
  expect(pressed('j')).toBe('View c');
  focus('Answer b');
  expect(pressed('k')).toBe('View a');
});

test('continues from the current row when the focus is elsewhere', () => {
  render(<List current="b" />);
  focus('Elsewhere');
  expect(pressed('j')).toBe('View c');
});
