import type { BestTimes } from '#contract/publishing.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { HATCHED } from '#web/ui/picture/hatched.ts';
import { nameHour, WEEKDAYS } from './describe-best-times.ts';

type Hour = BestTimes['hours'][number];
type HeatMapProps = { times: BestTimes; name: string };

const HOURS = 24;
const HEADED = [0, 6, 12, 18];
const NONE: Hour = { posts: 0, above: 0, verdict: 'few' };
/** Most shares are between these; an hour below the first still shows. */
const [PALE_SHARE, FULL_SHARE, PALEST] = [0.2, 0.8, 0.12];
const opacityOf = (share: number): number =>
  Math.min(1, Math.max(PALEST, (share - PALE_SHARE) / (FULL_SHARE - PALE_SHARE)));

/** The hours of a week by the share of posts that beat the usual upvotes, as a table. */
export function HeatMap({ times, name }: HeatMapProps) {
  const clock = Array.from({ length: HOURS }, (_, hour) => nameHour(hour));
  return (
    <figure>
      <table className="w-full table-fixed border-separate border-spacing-px text-xs text-ink-3 tabular-nums">
        <caption className="sr-only">Posts in r/{name} above the usual upvotes, by weekday and hour</caption>
        <thead>
          <tr>
            <th scope="col" className="w-9">
              <span className="sr-only">Day</span>
            </th>
            {HEADED.map((hour) => (
              <th
                key={hour}
                scope="colgroup"
                colSpan={HOURS / HEADED.length}
                className="text-left font-normal"
              >
                {clock[hour]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day, no) => (
            <tr key={day}>
              <th scope="row" className="text-left font-normal">
                <span aria-hidden="true">{day.slice(0, 3)}</span>
                <span className="sr-only">{day}</span>
              </th>
              {clock.map((at, hour) => (
                <Cell key={at} at={at} of={times.hours[no * HOURS + hour]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-3">
        <span className="flex items-center gap-1.5">
          Fewer
          {[0.2, 0.4, 0.6, 0.8].map((share) => (
            <Square key={share} share={share} />
          ))}
          more posts beat the usual upvotes
        </span>
        <span className="flex items-center gap-1.5">
          <Square isFew /> Too few
        </span>
        {times.best.length > 0 && (
          <span className="flex items-center gap-1.5">
            <Square share={1} isGood /> Better beyond chance
          </span>
        )}
        <span>A square includes the hours and days beside it.</span>
      </figcaption>
    </figure>
  );
}

function Cell({ at, of: { posts, above, verdict } = NONE }: { at: string; of: Hour | undefined }) {
  const results =
    verdict === 'few' ? formatCount(posts, 'post') : `${above} of ${formatCount(posts, 'post')}`;
  return (
    <td className="p-0" title={`${at}: ${results}`}>
      <Square isWide share={above / posts} isFew={verdict === 'few'} isGood={verdict === 'good'} />
      <span className="sr-only">{`${at}: ${results}`}</span>
    </td>
  );
}

type SquareProps = { share?: number; isFew?: boolean; isGood?: boolean; isWide?: boolean };

const Square = ({ share = 0, isFew = false, isGood = false, isWide = false }: SquareProps) => (
  <span
    aria-hidden="true"
    style={isFew ? undefined : { opacity: opacityOf(share) }}
    className={
      `block rounded-[2px] ${isWide ? 'h-4 sm:h-5' : 'size-3'} ${isFew ? HATCHED : 'bg-accent'} ` +
      (isGood ? 'ring-2 ring-ink ring-inset' : '')
    }
  />
);
