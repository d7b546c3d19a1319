import type { Preflight } from '#contract/preflight.ts';
import { withLocalTimes } from '#web/lib/date-time.ts';

type SpeaksAgainstProps = { preflight: Preflight | undefined; onShow: () => void };

/** What speaks against the text, beside the buttons that send it: the whole list may be out of sight. */
export function SpeaksAgainst({ preflight, onShow }: SpeaksAgainstProps) {
  const against = preflight?.findings.filter(({ severity }) => severity !== 'note') ?? [];
  const [first] = against;
  if (!first) return null;
  const isHeld = first.severity === 'block';
  return (
    <p className={`text-sm wrap-anywhere ${isHeld ? 'text-bad' : 'text-warn'}`}>
      {isHeld ? 'It can’t go out like this:' : 'Warning:'} {withLocalTimes(first.text)}{' '}
      <button type="button" className="-my-3 min-h-6 rounded-sm underline touch:min-h-11" onClick={onShow}>
        {against.length === 1 ? 'See what to do' : `See all ${against.length}`}
      </button>
    </p>
  );
}
