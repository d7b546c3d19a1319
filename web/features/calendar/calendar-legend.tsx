import { PHASE_LABELS, STATUS_LABELS } from '#web/features/posts/describe-post.ts';
import { TONES } from '#web/ui/badge.tsx';
import { HELD_BACK_STYLE, NEEDS_YOU_STYLE } from './calendar-chip.tsx';

const ENTRIES = [
  ...Object.values(STATUS_LABELS).map(({ word, tone }) => ({ word, colors: TONES[tone] })),
  { word: PHASE_LABELS.needs_you, colors: NEEDS_YOU_STYLE },
  { word: 'Held back', colors: HELD_BACK_STYLE },
];

export const CalendarLegend = () => (
  <ul aria-label="Colors" className="flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-2.5 text-xs text-ink-2">
    {ENTRIES.map(({ word, colors: { soft, dot } }) => (
      <li key={word} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={`grid size-4 place-items-center rounded-[4px] ${soft}`}>
          <span className={`size-1.5 rounded-full ${dot}`} />
        </span>
        {word}
      </li>
    ))}
  </ul>
);
