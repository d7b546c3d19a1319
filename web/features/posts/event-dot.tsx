import type { Tone } from './describe-event.ts';

const DOTS = { plain: 'bg-line-strong', ok: 'bg-ok', warn: 'bg-warn', bad: 'bg-bad' } as const;

/** Before what happened; the words say it too. */
export const EventDot = ({ tone }: { tone: Tone }) => (
  <span aria-hidden="true" className={`mt-[7px] size-2 shrink-0 rounded-full ${DOTS[tone]}`} />
);
