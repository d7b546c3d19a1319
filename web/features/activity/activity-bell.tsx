import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';
import { unreadQuery } from './activity.queries.ts';

const SHOWN_MAX = 99;

function useUnread(): number {
  const { data } = useQuery(unreadQuery);
  return data?.unread ?? 0;
}

const countOf = (unread: number): string => (unread > SHOWN_MAX ? `${SHOWN_MAX}+` : String(unread));

export function ActivityBell({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const unread = useUnread();
  const label = unread > 0 ? `Activity, ${countOf(unread)} new` : 'Activity';
  return (
    <Link
      to="/activity"
      aria-label={label}
      title={label}
      {...(onNavigate && { onClick: onNavigate })}
      className={buttonStyle({
        kind: 'quiet',
        size: 'icon',
        className: 'relative aria-[current=page]:text-accent-ink',
      })}
    >
      <Bell aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className={
            'absolute top-0 left-1/2 touch:top-1.5 h-4 min-w-4 rounded-full bg-accent px-1 text-center ' +
            'text-[11px]/4 font-medium text-on-accent tabular-nums'
          }
        >
          {countOf(unread)}
        </span>
      )}
    </Link>
  );
}

/** Announces the count once, however many bells are on the page. */
export function ActivityAnnouncer() {
  const unread = useUnread();
  return (
    <p role="status" className="sr-only">
      {unread > 0 && `${countOf(unread)} new in your activity`}
    </p>
  );
}
