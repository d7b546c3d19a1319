import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { findSender, useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { nameAccount } from '#web/features/posts/name-account.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { IconButton } from '#web/ui/button.tsx';
import { postName } from '#web/features/posts/describe-post.ts';

type PlannedListProps = {
  posts: readonly Post[];
  /** When each post goes out, as epoch milliseconds; null until times are chosen. */
  times: readonly number[] | null;
  /** Why a post can't be scheduled, by post id. */
  faults: Readonly<Record<string, string>>;
  /** Warnings by post id. */
  warnings: Readonly<Record<string, string>>;
  onMove: (id: string, by: -1 | 1) => void;
  onLeaveOut: (id: string) => void;
};

/** Moving a row drops the focus. Restores it to the row's button, or to the other button at the list's ends. */
function focusMoved(list: HTMLElement | null, id: string, by: -1 | 1): void {
  const row = [...(list?.querySelectorAll('li') ?? [])].find(({ dataset }) => dataset['id'] === id);
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  (buttons.find(({ dataset }) => dataset['by'] === String(by)) ?? buttons[0])?.focus();
}

/** Lists posts in the order in which they go out, and lets the user reorder them. */
export function PlannedList({ posts, times, faults, warnings, onMove, onLeaveOut }: PlannedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { data: accounts = [] } = useAccounts();
  const nameSender = (accountId: string | null): string => {
    const sender = findSender(accounts, accountId);
    return sender ? nameAccount(sender.username) : 'no account chosen';
  };
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      list.current?.querySelector('[data-fault]')?.scrollIntoView({ block: 'center' });
  }, [faults]);

  return (
    <ol
      ref={list}
      aria-label="In this order"
      className="grid grid-cols-[minmax(0,1fr)] divide-y rounded-md border"
    >
      {posts.map((post, index) => {
        const name = postName(post);
        const at = times?.[index];
        const fault = faults[post.id];
        const note = fault ?? warnings[post.id];
        const step = (by: -1 | 1, label: string, icon: LucideIcon, isAtEnd: boolean) => (
          <IconButton
            icon={icon}
            data-by={by}
            label={`${label}: ${name}`}
            title={label}
            disabled={isAtEnd}
            onClick={() => {
              onMove(post.id, by);
              requestAnimationFrame(() => focusMoved(list.current, post.id, by));
            }}
          />
        );
        return (
          <li
            key={post.id}
            data-id={post.id}
            {...(fault && { 'data-fault': true })}
            className="scroll-mb-24 px-3 py-2"
          >
            <div className="flex items-center gap-1">
              <div className="mr-auto min-w-0">
                <p className="truncate text-sm font-medium">{name}</p>
                <p className="text-xs text-ink-2 tabular-nums">
                  {at !== undefined && `${dateTime(new Date(at).toISOString())} · `}r/{post.subreddit}
                  {accounts.length > 0 && ` · ${nameSender(post.redditAccountId)}`}
                  {post.scheduledAt && ` · until now ${dateTime(post.scheduledAt)}`}
                </p>
              </div>
              {step(-1, 'Earlier', ArrowUp, index === 0)}
              {step(1, 'Later', ArrowDown, index === posts.length - 1)}
              <IconButton
                icon={X}
                label={`Leave out: ${name}`}
                title="Leave out"
                onClick={() => onLeaveOut(post.id)}
              />
            </div>
            {note && (
              <p className={`mt-1 text-sm wrap-anywhere ${fault ? 'text-bad' : 'text-warn'}`}>
                {!fault && 'Warning: '}
                {note}{' '}
                <a
                  href={`/generator?edit=${encodeURIComponent(post.id)}`}
                  target="_blank"
                  rel="noreferrer"
                  className="font-medium underline"
                >
                  Edit it in a new tab
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
