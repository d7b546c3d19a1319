import type { Sandbox } from '../context.ts';
import type { Community } from '../world/community.ts';
import { hash } from '../world/random.ts';
import { COMMUNITY_DEFAULTS } from './community-defaults.ts';
import { markedHtml } from './markdown.ts';
import { seconds, type Thing } from './thing.ts';

const TYPES = {
  public: 'public',
  restricted: 'restricted',
  private: 'private',
  banned: 'public',
  quarantined: 'public',
};
export const communityType = ({ access }: Community): string => TYPES[access];
const HOUR_MS = 3_600_000;

export function sidebarText(community: Community): string {
  return [
    community.description,
    ...community.rules.map((rule, index) => `**${index + 1}. ${rule.name}** ${rule.text}`),
  ].join('\n\n');
}

/** The invented number of active users: a share of the members that changes every hour. */
const activeNow = (community: Community, now: number): number =>
  Math.ceil(community.members * (0.0008 + (hash(community.name, Math.floor(now / HOUR_MS)) % 100) / 120_000));

/** A community as the platform describes it to this viewer. */
export function communityJson({ store, clock }: Sandbox, community: Community, viewer: string | null): Thing {
  const sidebar = sidebarText(community);
  const subscribed = viewer !== null && store.choices.of(viewer, 'subscribed', community.name) === 1;
  return {
    kind: 't5',
    data: {
      ...COMMUNITY_DEFAULTS,
      active_user_count: activeNow(community, clock.now()),
      created: seconds(community.createdAt),
      created_utc: seconds(community.createdAt),
      description: sidebar,
      description_html: markedHtml(sidebar),
      display_name: community.name,
      display_name_prefixed: `r/${community.name}`,
      id: community.id,
      link_flair_enabled: community.flairs.length > 0,
      name: `t5_${community.id}`,
      public_description: community.description,
      public_description_html: markedHtml(community.description),
      quarantine: community.access === 'quarantined',
      restrict_posting: community.access === 'restricted',
      submission_type: community.accepts,
      submit_text: community.requirements.guidelines ?? '',
      subreddit_type: communityType(community),
      subscribers: community.members,
      title: community.title,
      url: `/r/${community.name}/`,
      user_is_contributor: false,
      user_is_subscriber: viewer ? subscribed : null,
    },
  };
}
