import { useQuery } from '@tanstack/react-query';
import { dateTimeToSecond } from '#web/lib/date-time.ts';
import { TONES } from '#web/ui/badge.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { describeEvent } from './describe-event.ts';
import { postHistoryQuery } from './posts.queries.ts';

export function PostHistory({ id }: { id: string }) {
  const query = useQuery(postHistoryQuery(id));
  if (!query.data) return <Waiting query={query} rows={2} text="Loading history..." />;
  return (
    <ol className="grid px-4 py-4">
      {query.data.map(({ at, event, detail }) => {
        const { text, tone } = describeEvent(event, detail);
        return (
          <li
            key={`${at} ${event} ${detail}`}
            className={
              'relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-4 ' +
              'not-last:before:bottom-0 not-last:before:left-[3.5px] not-last:before:w-px ' +
              'not-last:before:bg-line'
            }
          >
            <span aria-hidden="true" className={`mt-[7px] size-2 shrink-0 rounded-full ${TONES[tone].dot}`} />
            <div className="min-w-0">
              <p className="wrap-anywhere">{text}</p>
              <time dateTime={at} className="text-xs text-ink-3 tabular-nums">
                {dateTimeToSecond(at)}
              </time>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
