import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '#test/open-page.ts';
import { toldFinding, toldPreflight } from '#test/told-preflight.ts';
import { SpeaksAgainst } from './speaks-against.tsx';

afterEach(cleanup);

test.each([
  ['warned of', toldFinding({ severity: 'warning' }), 'Something speaks against it.'],
  ['held back', toldFinding(), 'It can’t go out like this.'],
])(
  'beside the buttons that send it, a text that is %s is told of, with the way to what is said',
  (_, finding, said) => {
    const onShow = vi.fn();
    render(<SpeaksAgainst preflight={toldPreflight(finding)} onShow={onShow} />);
    expect(screen.getByText(said)).toBeTruthy();
    press('See what');
    expect(onShow).toHaveBeenCalledOnce();
  },
);

test('nothing is told of one that keeps to the rules, or is not checked yet', () => {
  const { container } = render(
    <>
      <SpeaksAgainst preflight={toldPreflight(toldFinding({ severity: 'note' }))} onShow={() => {}} />
      <SpeaksAgainst preflight={undefined} onShow={() => {}} />
    </>,
  );
  expect(container.textContent).toBe('');
});
