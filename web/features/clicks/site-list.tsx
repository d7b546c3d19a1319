import { Copy, FileUp, KeyRound, X } from 'lucide-react';
import { useState } from 'react';
import type { ClickSite } from '#contract/clicks.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/badge.tsx';
import { isOnThisMachine } from '#web/lib/browser.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { ImportVisits } from './import-visits.tsx';
import { ServerKey } from './server-key.tsx';
import { useRemoveSite, useRestoreSite } from './sites.queries.ts';

const writeSnippet = ({ key }: ClickSite): string =>
  `<script defer src="${location.origin}/t.js" data-key="${key}"></script>`;

/** `readAt`: when the server reported the state. */
function SiteState({ site: { lastSeenAt }, readAt }: { site: ClickSite; readAt: number }) {
  if (!lastSeenAt) return <Badge tone="plain">Not seen yet</Badge>;
  return (
    <Badge tone="ok">
      <time dateTime={lastSeenAt} title={dateTime(lastSeenAt)}>
        Snippet seen {formatAgo(readAt - Date.parse(lastSeenAt))}
      </time>
    </Badge>
  );
}

/** A website's visitors can't reach a server on localhost. */

/** Lists each website with its snippet, and whether the snippet was seen there. */
export function SiteList({ sites, readAt }: { sites: readonly ClickSite[]; readAt: number }) {
  const [importing, setImporting] = useState<ClickSite | null>(null);
  const [keying, setKeying] = useState<ClickSite | null>(null);
  const removal = useRemoveSite();
  const restoring = useRestoreSite();
  const focus = useFocusAfterRemoval(sites.length);
  const restore = (id: string) =>
    restoring.mutate(id, { onError: (error) => showFailure('Failed to restore the website', error) });
  const remove = ({ id, host }: ClickSite) =>
    removal.mutate(id, {
      onSuccess: () =>
        showToast({
          title: 'Success',
          description: `${host} has been removed`,
          action: { label: 'Undo', run: () => restore(id) },
        }),
      onError: (error) => showFailure('Failed to remove the website', error),
    });
  return (
    <div {...focus} className="grid gap-3">
      {isOnThisMachine(location.href) && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          Only this machine reaches {location.origin}, so visitors of your site can’t be counted yet. Put
          Threadwell at an address that they can reach, set PUBLIC_URL to it, and copy the snippet there.
        </p>
      )}
      <ul aria-label="Counted websites" className="divide-y rounded-md border">
        {sites.map((site) => (
          <li key={site.id} className="grid gap-2 px-3 py-3">
            <div className="flex items-center gap-2">
              <p className="min-w-0 flex-1 truncate font-medium" title={site.host}>
                {site.host}
              </p>
              <span role="status">
                <SiteState site={site} readAt={readAt} />
              </span>
              <IconButton icon={X} label={`Remove ${site.host}`} onClick={() => remove(site)} />
            </div>
            <code className="rounded-md bg-sunken px-3 py-2 text-xs wrap-anywhere">{writeSnippet(site)}</code>
            {site.firstSeenAt && (
              <p className="text-sm text-ink-2">
                Last 30 days: {formatCount(site.clicks.ofPosts, 'click')} from your posts,{' '}
                {formatNumber(site.clicks.unattributed)} from elsewhere on Reddit.
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<Copy aria-hidden="true" />}
                aria-label={`Copy snippet of ${site.host}`}
                onClick={() => void copyText('Snippet', writeSnippet(site))}
              >
                Copy snippet
              </Button>
              <Button
                icon={<FileUp aria-hidden="true" />}
                aria-label={`Import visits of ${site.host}`}
                onClick={() => setImporting(site)}
              >
                Import visits
              </Button>
              <Button
                icon={<KeyRound aria-hidden="true" />}
                aria-label={`Server key of ${site.host}`}
                onClick={() => setKeying(site)}
              >
                Server key
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {keying && <ServerKey site={keying} onClose={() => setKeying(null)} />}
      {importing && <ImportVisits site={importing} onClose={() => setImporting(null)} />}
    </div>
  );
}
