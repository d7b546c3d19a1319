import type { Preflight } from '#contract/preflight.ts';

type SpeaksAgainstProps = { preflight: Preflight | undefined; onShow: () => void };

/** That something speaks against the text, beside the buttons that send it: its list may be out of sight. */
export function SpeaksAgainst({ preflight, onShow }: SpeaksAgainstProps) {
  if (!preflight || preflight.verdict === 'pass') return null;
  const isHeld = preflight.verdict === 'blocked';
  return (
    <p className={`text-sm ${isHeld ? 'text-bad' : 'text-warn'}`}>
      {isHeld ? 'It can’t go out like this.' : 'Something speaks against it.'}{' '}
      <button type="button" className="-my-3 min-h-6 rounded-sm underline touch:min-h-11" onClick={onShow}>
        See what
      </button>
    </p>
  );
}
