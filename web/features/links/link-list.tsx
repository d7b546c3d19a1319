import { Link } from '@tanstack/react-router';
import { ExternalLink, X } from 'lucide-react';
import type { PastedLink } from '#contract/scanning/links.ts';
import { localDate } from '#web/lib/date-time.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { buttonStyle, IconButton } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { useAddLinks, useRemoveLink } from './links.queries.ts';

/** Removes the part of a URL that all of them share. */
const shortly = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, '');

/** Lists threads to review one by one: open, clip or remove. */
export function LinkList({ links }: { links: readonly PastedLink[] }) {
  const removal = useRemoveLink();
  const add = useAddLinks();
  const focus = useFocusAfterRemoval(links.length);
  const bringBack = (address: string) =>
    add.mutate(address, { onError: (error) => showFailure('Failed to restore the link', error) });
  const remove = ({ id, address }: PastedLink) =>
    removal.mutate(id, {
      onSuccess: () =>
        showToast({
          title: 'Success',
          description: 'The link has been removed',
          action: { label: 'Undo', run: () => bringBack(address) },
        }),
      onError: (error) => showFailure('Failed to remove the link', error),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" {...focus}>
      <p className="text-sm text-ink-2">
        Open each, and{' '}
        <Link to="/clip" className="underline">
          clip
        </Link>{' '}
        what deserves an answer: it then leaves this list and is an opportunity.
      </p>
      <ul aria-label="Threads to look at" className="divide-y rounded-md border">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2">
            <div className="min-w-0 flex-1 text-sm max-sm:basis-full">
              <p className="flex flex-wrap gap-x-2">
                <span className="font-medium">{link.subreddit ? `r/${link.subreddit}` : 'A thread'}</span>
                <span className="text-ink-3">{localDate(link.addedAt)}</span>
              </p>
              <p className="truncate text-ink-2" title={link.address}>
                {shortly(link.address)}
              </p>
              {link.kind === 'share' && (
                <p className="text-ink-3">
                  A share link: only opening it shows the thread. Remove it when you have clipped that.
                </p>
              )}
            </div>
            <a
              href={link.address}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle()}
              aria-label={`Open ${shortly(link.address)} (opens in a new tab)`}
            >
              <ExternalLink aria-hidden="true" />
              Open
            </a>
            <IconButton icon={X} label={`Remove ${shortly(link.address)}`} onClick={() => remove(link)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
