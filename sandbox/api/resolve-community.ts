import type { Sandbox } from '../context.ts';
import { type Answer, html } from '../http/answer.ts';
import { type Call, callingMember } from '../http/call.ts';
import { accessError, statusError } from '../protocol/envelopes.ts';
import { markedHtml } from '../protocol/markdown.ts';
import { COMMUNITIES, findCommunity } from '../world/communities.ts';
import type { Community } from '../world/community.ts';

export type Resolved =
  | { readonly ok: true; readonly communities: readonly Community[] }
  | { readonly ok: false; readonly answer: Answer };

const QUARANTINE =
  'This community is quarantined. Much of what is said here is wrong or upsetting. You can go on if you want to see it anyway.';

const SPECIAL = new Set(['all', 'popular', 'friends', 'mod']);

export function isOpen({ access }: Community): boolean {
  return access === 'public' || access === 'restricted';
}

export function hasOptedInToQuarantine(
  { store }: Sandbox,
  member: string | null,
  community: Community,
): boolean {
  return member !== null && store.choices.of(member, 'opted-in', community.name) === 1;
}

/** A private community is visible to invited members only. */
export const isInvited = ({ store }: Sandbox, member: string | null, community: Community): boolean =>
  member !== null && store.choices.of(member, 'invited', community.name) === 1;

/** An unknown name redirects to a search for it. */
export function redirectToSearch({ url }: Sandbox, name: string): Answer {
  return html('', 302, { location: `${url()}/subreddits/search?q=${encodeURIComponent(name)}` });
}

/** Null if the member may see the community. */
export function refusal(sandbox: Sandbox, call: Call, community: Community): Answer | null {
  if (community.access === 'private' && !isInvited(sandbox, callingMember(call), community))
    return accessError(403, 'private');
  if (community.access === 'banned') return accessError(404, 'banned');
  if (
    community.access === 'quarantined' &&
    !hasOptedInToQuarantine(sandbox, callingMember(call), community)
  ) {
    return accessError(403, 'quarantined', {
      quarantine_message: QUARANTINE,
      quarantine_message_html: markedHtml(QUARANTINE),
    });
  }
  return null;
}

export function resolveCommunity(
  sandbox: Sandbox,
  call: Call,
  name: string,
): { community: Community } | { answer: Answer } {
  if (SPECIAL.has(name.toLowerCase())) return { answer: statusError(404) };
  const community = findCommunity(name);
  if (!community) return { answer: redirectToSearch(sandbox, name) };
  const refused = refusal(sandbox, call, community);
  return refused ? { answer: refused } : { community };
}

/** Accepts `name`, `a+b` or `all`. Null means the front page. */
export function resolveCommunities(sandbox: Sandbox, call: Call, names: string | null): Resolved {
  if (names === null || SPECIAL.has(names.toLowerCase()))
    return { ok: true, communities: COMMUNITIES.filter(isOpen) };
  const wanted = names.split(/[+ ]/).filter((name) => name !== '');
  const found = wanted.flatMap((name) => findCommunity(name) ?? []);
  if (found.length === 0) return { ok: false, answer: redirectToSearch(sandbox, wanted[0] ?? '') };
  for (const community of found) {
    const refused = refusal(sandbox, call, community);
    if (refused) return { ok: false, answer: refused };
  }
  return { ok: true, communities: [...new Set(found)] };
}
