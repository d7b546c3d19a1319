import type { ReactNode } from 'react';
import type { Gap } from '#core/drafts/gaps/place-gaps.ts';
import { splitBlocks } from '#core/drafts/gaps/split-blocks.ts';
import { shorten } from '#core/text/cut-text.ts';

const SHOWN = 40;

type GapListProps = { gaps: readonly Gap[]; content: string; show: (gap: Gap) => ReactNode };

const placeOf = ({ at }: Gap, blocks: readonly string[]): string => {
  const before = blocks[at - 1]?.replace(/\s+/g, ' ');
  if (!before) return 'at the start';
  return `after “${shorten(before, SHOWN)}”`;
};

/** The gaps of a text that is being edited, in its order, each with its place. */
export function GapList({ gaps, content, show }: GapListProps) {
  if (gaps.length === 0) return null;
  const blocks = splitBlocks(content);
  return (
    <div role="group" aria-label="What only you can add" className="grid gap-2">
      <p className="text-sm text-ink-2">Only you can add these. What you leave empty isn’t in the text.</p>
      <ul className="grid gap-2">
        {gaps.map((gap) => (
          <li key={gap.role} className="grid min-w-0 gap-0.5">
            {show(gap)}
            <span className="text-xs text-ink-3 wrap-anywhere">{placeOf(gap, blocks)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
