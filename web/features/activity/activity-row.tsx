import { Link } from '@tanstack/react-router';
import type { Activity } from '#contract/activity.ts';
import { timeOfDay } from '#web/lib/calendar-words.ts';
import { Badge, TONES } from '#web/ui/badge.tsx';
import { ProvenanceBadge } from '#web/ui/provenance-badge.tsx';
import { describeEvent } from '#web/features/posts/describe-event.ts';
import { nameOf, previewOf } from '#web/features/posts/describe-post.ts';

/** What went wrong stands out; what went well stays quiet. */
const INK = {
  plain: 'text-ink-2',
  accent: 'text-ink-2',
  ok: 'text-ink-2',
  warn: 'font-medium',
  bad: 'font-medium text-bad',
} as const;

export function ActivityRow({ activity }: { activity: Activity }) {
  const { at, event, detail, isNew, origin, post } = activity;
  const { text, tone } = describeEvent(event, detail);
  return (
    <li>
      <Link
        to="/posts/$id"
        params={{ id: post.id }}
        data-list-stop
        className="flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2 sm:gap-4"
      >
        <span aria-hidden="true" className={`mt-[7px] size-2 shrink-0 rounded-full ${TONES[tone].dot}`} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="line-clamp-2 wrap-anywhere">
            {previewOf(nameOf(post))} <span className="text-ink-2">in r/{post.subreddit}</span>
          </p>
          <p className={`text-sm wrap-anywhere ${INK[tone]}`}>{text}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row-reverse sm:items-start sm:gap-2">
          <time dateTime={at} className="text-sm text-ink-2 tabular-nums sm:w-20 sm:text-right">
            {timeOfDay(at)}
          </time>
          {origin && origin !== 'api' && <ProvenanceBadge from={origin} />}
          {isNew && <Badge tone="accent">New</Badge>}
        </div>
      </Link>
    </li>
  );
}
