import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinksSection } from '#web/features/links/links-section.tsx';
import { useLinks } from '#web/features/links/links.queries.ts';
import { CardPart } from '#web/ui/card.tsx';
import { summarizeFeed } from './describe-feed.ts';
import { useFeed } from './feed.queries.ts';
import { FeedSection } from './feed-section.tsx';

type SourceProps = { name: string; state: string; isOpen?: boolean; children: ReactNode };

const Source = ({ name, state, isOpen = false, children }: SourceProps) => (
  <details open={isOpen} className="group">
    <summary
      className={
        'flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm py-2 ' +
        '[&::-webkit-details-marker]:hidden'
      }
    >
      <ChevronRight
        className="size-4 shrink-0 text-ink-3 transition-transform duration-120 group-open:rotate-90"
        aria-hidden="true"
      />
      <span className="font-medium">{name}</span>
      <span className="ml-auto text-sm text-ink-2 tabular-nums">{state}</span>
    </summary>
    <div className="pt-1 pb-4">{children}</div>
  </details>
);

const ID = 'other-sources';

/** Sources of threads that need no API access. The list marks each thread with its source. */
export function OtherSources() {
  const { data } = useFeed();
  const { data: links = [] } = useLinks();
  const isWanted = useLocation({ select: ({ hash }) => hash === ID });
  return (
    <CardPart id={ID} title="Other Sources">
      <div className="divide-y">
        <Source name="Your own feed" state={data ? summarizeFeed(data.feed) : ''}>
          <FeedSection />
        </Source>
        <Source
          name="Paste links"
          state={links.length === 0 ? '' : `${links.length} to look at`}
          isOpen={isWanted && links.length > 0}
        >
          <LinksSection />
        </Source>
        <p className="pt-3 text-sm text-ink-2">
          Reading one?{' '}
          <Link to="/clip" className="underline">
            Clip it
          </Link>
        </p>
      </div>
    </CardPart>
  );
}
