import type { Tone } from '#web/ui/badge.tsx';
import { TONES } from '#web/ui/badge.tsx';

const toneOf = (score: number): Tone => (score >= 80 ? 'ok' : score >= 60 ? 'warn' : 'bad');

/** Shows the score, 0 to 100: how much a thread deserves an answer. */
export function ScoreBadge({ score }: { score: number }) {
  const { soft, ink } = TONES[toneOf(score)];
  return (
    <span
      className={`inline-grid h-8 min-w-10 place-items-center rounded-md px-2 text-lg font-semibold tabular-nums ${soft} ${ink}`}
    >
      <span className="sr-only">Score </span>
      {score}
    </span>
  );
}
