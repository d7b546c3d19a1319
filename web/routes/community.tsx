import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, PenLine, Telescope } from 'lucide-react';
import type { CommunityPage as Page } from '#contract/discovery.ts';
import { AlertMe } from '#web/features/alerts/alert-me.tsx';
import { ModeratorsCard } from '#web/features/communities/moderators-card.tsx';
import { RecordCard } from '#web/features/communities/record/record-card.tsx';
import { AboutCard } from '#web/features/discovery/about-card.tsx';
import { TargetButton } from '#web/features/discovery/target-button.tsx';
import { useCommunityPage } from '#web/features/discovery/discovery.queries.ts';
import { useFacts } from '#web/features/drafts/drafts.queries.ts';
import { ModelReading } from '#web/features/drafts/model-reading.tsx';
import { HabitsCard } from '#web/features/discovery/habits-card.tsx';
import { SimilarCard } from '#web/features/discovery/similar-card.tsx';
import { CommunityRemovals } from '#web/features/posts/community-removals.tsx';
import { BestTimesCard } from '#web/features/schedule/best-times.tsx';
import { useTargeting } from '#web/features/targets/use-targeting.ts';
import { ApiError, errorMessage } from '#web/lib/api-client.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

const toDiscovery = (
  <Link to="/discovery" className={buttonStyle({ kind: 'quiet' })}>
    <ArrowLeft aria-hidden="true" />
    All subreddits
  </Link>
);

type Acted = Pick<Page, 'id' | 'name'> & Partial<Pick<Page, 'url' | 'displayName'>>;

function Actions({ community }: { community: Acted }) {
  const targeting = useTargeting('discovery');
  const { name, displayName, url } = community;
  return (
    <>
      <TargetButton community={community} targeting={targeting} />
      <AlertMe
        rule={{ name: `r/${name}`, events: ['opportunity.found', 'rules.changed'], subreddits: [name] }}
      />
      <a href={`/generator?subreddit=${name}`} className={buttonStyle({ kind: 'primary' })}>
        <PenLine aria-hidden="true" />
        Write a post
      </a>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ kind: 'quiet', size: 'icon' })}
          aria-label={`Open ${displayName} in a new tab`}
          title="Open in a new tab"
        >
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </>
  );
}

export function CommunityPage() {
  const { name } = useParams({ from: '/frame/communities/$name' });
  const query = useCommunityPage(name);
  const community = query.data;
  const isUnknown = !community && query.error instanceof ApiError && query.error.status === 404;
  const facts = useFacts();
  return (
    <>
      <PageHeader title={community?.displayName ?? `r/${name}`}>
        {toDiscovery}
        {(community || isUnknown) && <Actions community={community ?? { id: name, name }} />}
      </PageHeader>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {community ? (
            <AboutCard community={community} />
          ) : isUnknown ? (
            <EmptySection
              label="The community"
              icon={Telescope}
              title="Not read yet"
              text={errorMessage(query.error)}
            />
          ) : (
            <WaitingSection label="The community" query={query} rows={5} text="Reading the community..." />
          )}
          <RecordCard key={name} name={name}>
            <ModelReading name={name} />
          </RecordCard>
          {community && <HabitsCard habits={community.habits} />}
          {community && <BestTimesCard names={[community.name]} />}
        </div>
        <div className="grid gap-4">
          {facts.data && <ModeratorsCard name={name} product={facts.data.product} />}
          <CommunityRemovals subreddit={name} />
          {community && <SimilarCard similar={community.similar} />}
        </div>
      </div>
    </>
  );
}
