import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, flag, callingMember, param, wholeNumber } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { communityJson } from '../protocol/community-json.ts';
import { listing, type Thing } from '../protocol/thing.ts';
import { COMMUNITIES, findCommunity } from '../world/communities.ts';
import type { Community } from '../world/community.ts';
import { paginate } from './paginate.ts';
import { isOpen } from './resolve-community.ts';

function answerPage(sandbox: Sandbox, call: Call, items: readonly Community[]): Answer {
  return json(
    paginate(call, {
      items,
      nameOf: (community) => `t5_${community.id}`,
      show: (community): Thing => communityJson(sandbox, community, callingMember(call)),
    }),
  );
}

function relevance(community: Community, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    if (community.name.toLowerCase() === word) return sum + 12;
    const inName = community.name.toLowerCase().includes(word) ? 6 : 0;
    const inTitle = community.title.toLowerCase().includes(word) ? 3 : 0;
    const inText = `${community.description} ${community.subjects.map(({ key }) => key).join(' ')}`
      .toLowerCase()
      .includes(word)
      ? 1
      : 0;
    return sum + inName + inTitle + inText;
  }, 0);
}

export function searchCommunities(query: string): readonly Community[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length > 1);
  return COMMUNITIES.filter(isOpen)
    .map((community) => ({ community, hits: relevance(community, words) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || other.community.members - one.community.members)
    .map(({ community }) => community);
}

function searchByQuery(sandbox: Sandbox, call: Call): Answer {
  const query = param(call, 'q')?.trim() ?? '';
  // If the query is empty, the platform answers with this string.
  if (query === '') return json('{}');
  const found = searchCommunities(query);
  return answerPage(
    sandbox,
    call,
    param(call, 'sort') === 'activity' ? found.toSorted((a, b) => b.perDay - a.perDay) : found,
  );
}

const listPopular = (sandbox: Sandbox, call: Call): Answer =>
  answerPage(
    sandbox,
    call,
    COMMUNITIES.filter(isOpen).toSorted((one, other) => other.members - one.members),
  );

const listNewest = (sandbox: Sandbox, call: Call): Answer =>
  answerPage(
    sandbox,
    call,
    COMMUNITIES.filter(isOpen).toSorted((one, other) => other.createdAt - one.createdAt),
  );

function listSubscribed(sandbox: Sandbox, call: Call): Answer {
  const member = callingMember(call);
  if (!member) return json('{}');
  const isSubscriber = call.params['where'] === 'subscriber' || call.params['where'] === undefined;
  const subscribed = isSubscriber ? sandbox.store.choices.list(member, 'subscribed') : [];
  return answerPage(
    sandbox,
    call,
    subscribed.flatMap(({ target }) => findCommunity(target) ?? []),
  );
}

function beginningWith(query: string): readonly Community[] {
  const start = query.toLowerCase();
  const open = COMMUNITIES.filter(isOpen).toSorted((one, other) => other.members - one.members);
  const first = open.filter(({ name }) => name.toLowerCase().startsWith(start));
  return start === ''
    ? []
    : [...new Set([...first, ...open.filter(({ name }) => name.toLowerCase().includes(start))])];
}

function findNames(_: Sandbox, call: Call): Answer {
  const query = param(call, 'query') ?? '';
  if (!flag(call, 'exact'))
    return json({
      names: beginningWith(query)
        .slice(0, 10)
        .map(({ name }) => name),
    });
  const found = findCommunity(query);
  return found ? json({ names: [found.name] }) : json({ message: 'Not Found', error: 404 }, 404);
}

function autocomplete(_: Sandbox, call: Call): Answer {
  return json({
    subreddits: beginningWith(param(call, 'query') ?? '')
      .slice(0, 10)
      .map((community) => ({
        name: community.name,
        id: community.id,
        numSubscribers: community.members,
        allowedPostTypes: {
          images: false,
          text: community.accepts !== 'link',
          videos: false,
          links: community.accepts !== 'self',
          spoilers: true,
        },
        primaryColor: '',
        communityIcon: '',
        icon: '',
      })),
  });
}

function autocompleteAsThings(sandbox: Sandbox, call: Call): Answer {
  const limit = wholeNumber(call, 'limit', 5, 1, 10);
  const found = beginningWith((param(call, 'query') ?? '').slice(0, 25)).slice(0, limit);
  return json(listing(found.map((community) => communityJson(sandbox, community, callingMember(call)))));
}

function get(path: string, scope: string, run: Route['run']): Route {
  return { endpoint: 'communities', method: 'GET', path, scope, run };
}

export const communityRoutes: readonly Route[] = [
  {
    endpoint: 'subreddits-search',
    method: 'GET',
    path: '/subreddits/search',
    scope: 'read',
    run: searchByQuery,
  },
  get('/subreddits/popular', 'read', listPopular),
  get('/subreddits/default', 'read', listPopular),
  get('/subreddits/new', 'read', listNewest),
  get('/subreddits', 'read', listPopular),
  get('/subreddits/mine', 'mysubreddits', listSubscribed),
  get('/subreddits/mine/:where', 'mysubreddits', listSubscribed),
  get('/api/subreddit_autocomplete', 'read', autocomplete),
  get('/api/subreddit_autocomplete_v2', 'read', autocompleteAsThings),
  { endpoint: 'communities', method: 'ANY', path: '/api/search_reddit_names', scope: 'read', run: findNames },
];
