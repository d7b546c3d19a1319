import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '#test/open-page.ts';
import { toldFinding, toldPreflight } from '#test/told-preflight.ts';
import { withLocalTimes } from '#web/lib/date-time.ts';
import { SpeaksAgainst } from './speaks-against.tsx';

afterEach(cleanup);

const WARNED = toldFinding({ severity: 'warning', text: 'It asks for votes.' });
const HELD = toldFinding({ text: 'Promotion is banned.' });
test.each([
  ['warned of', [WARNED], 'Warning: It asks for votes.', 'See what to do'],
  ['held back', [HELD, WARNED], 'It can’t go out like this: Promotion is banned.', 'See all 2'],
])(
  'beside the buttons that send it, a text that is %s says why, with the way to all of it',
  (_, findings, said, way) => {
    const onShow = vi.fn();
    render(<SpeaksAgainst preflight={toldPreflight(...findings)} onShow={onShow} />);
    expect(screen.getByText(said)).toBeTruthy();
    press(way);
    expect(onShow).toHaveBeenCalledOnce();
  },
);

test('its times are those of the reader', () => {
  const finding = toldFinding({ text: 'The next one is allowed from 2031-07-04T09:30:00Z on.' });
  render(<SpeaksAgainst preflight={toldPreflight(finding)} onShow={() => {}} />);
  expect(screen.getByText(`It can’t go out like this: ${withLocalTimes(finding.text)}`)).toBeTruthy();
  expect(withLocalTimes(finding.text)).not.toBe(finding.text);
});

test('nothing is told of one that keeps to the rules, or is not checked yet', () => {
  const { container } = render(
    <>
      <SpeaksAgainst preflight={toldPreflight(toldFinding({ severity: 'note' }))} onShow={() => {}} />
      <SpeaksAgainst preflight={undefined} onShow={() => {}} />
    </>,
  );
  expect(container.textContent).toBe('');
});
