import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { listPurposesUpTo, type Purpose } from '#core/calls/call-queue.ts';
import { NO_PACE, REAL_PACE } from '#core/publishing/find-free-slot.ts';
import { isLoopback } from '#server/config.ts';
import type { AccountTokens } from './account-tokens.ts';
import type { Caller, NewPost, Paging, Platform, Writer, WriteTurn } from './platform.ts';
import type { Grants } from './grants.ts';
import { cacheAnswers } from './cache-answers.ts';
import { type Failure, mapOk, ok, type Outcome } from './outcome.ts';
import {
  type CallPorts,
  type Form,
  makeCall,
  NO_TURN,
  type PlatformCall,
  buildUrl,
} from './platform-calls.ts';
import { loseNextAnswer } from './lose-next-answer.ts';
import { REACH_WITHIN_MS, reachPlatform } from './reach-platform.ts';
import * as facts from './read-facts.ts';
import { readPage } from './read-things.ts';
import { readMoreComments, readThread } from './read-thread.ts';
import type { Comment, Flair, Submission } from './things.ts';

const IDS_PER_CALL = 100;
const PAGE = 100;
const DEFAULT_WRITE_WAIT_MS = 10 * 60_000;
/** Requirements seldom change, and posts that are due together often go to the same community. */
const REQUIREMENTS_KEPT_MS = 5 * 60_000;

type Ports = CallPorts & {
  tokens: AccountTokens;
  grants: Grants;
};
type Ask<T> = Pick<PlatformCall<T>, 'path' | 'query' | 'form' | 'read'>;

/** The platform port over Reddit's HTTP API. */
export function createRedditPlatform(ports: Ports): Platform {
  const { tokens, grants, clock, settings } = ports;
  const isLocal = isLoopback(new URL(settings.apiUrl).hostname);
  const inFlight = new Map<string, Promise<Outcome<unknown>>>();

  /** Makes one call. Refreshes a rejected token once: a 401 has no side effects. */
  async function ask<T>(caller: Caller | Writer, what: Ask<T>): Promise<Outcome<T>> {
    const { accountId, purpose } = caller;
    const turn = 'turn' in caller ? caller.turn : null;
    const send = async (token: Outcome<string>, isCounted: boolean): Promise<Outcome<T>> => {
      if (token.kind !== 'ok') return token;
      const authorization = `bearer ${token.value}`;
      return await makeCall(ports, { ...what, ...caller, isCounted, host: 'api', authorization });
    };
    const token = turn ? ok(turn.token) : await tokens.get(accountId, purpose);
    const outcome = await send(token, turn !== null);
    if (outcome.kind !== 'unauthorized' || token.kind !== 'ok') return outcome;
    return await send(await tokens.get(accountId, purpose, token.value), false);
  }

  const askedToWait = async (caller: Caller): Promise<Failure | null> => {
    const waitMs = (await tokens.writesWaitUntil(caller.accountId)) - clock.now();
    return waitMs > 0 ? { kind: 'rateLimited', scope: 'account', waitMs } : null;
  };

  /** Waits for the call budget after everything slow, so that the write can follow at once. */
  async function takeTurn(caller: Caller & { dueAt?: number }): Promise<Outcome<WriteTurn | null>> {
    const { accountId, purpose } = caller;
    const wait = await askedToWait(caller);
    if (wait) return wait;
    const token = await tokens.get(accountId, purpose);
    if (token.kind !== 'ok') return token;
    // Times in listings can't be compared with ours until the platform's time is known.
    const reached = ports.time.isHeard() ? null : await reachPlatform(ports, caller);
    if (reached?.answered === false) return { kind: 'notSent', detail: reached.detail };
    const turn = await ports.budget.enter(caller);
    if (!turn) return ok(null);
    // The token may have expired during the wait.
    const fresh = await tokens.get(accountId, purpose);
    if (fresh.kind !== 'ok') await turn.giveBack();
    return mapOk(fresh, (value) => ({ token: value, ...turn }));
  }

  /** Shares identical reads of one account that are in flight and as urgent. */
  async function read<T>(caller: Caller, what: Ask<T>): Promise<Outcome<T>> {
    const url = buildUrl(settings, { ...what, host: 'api' });
    const keyFor = (purpose: Purpose) => `${purpose} ${caller.accountId} ${url}`;
    const shared = listPurposesUpTo(caller.purpose).map((purpose) => inFlight.get(keyFor(purpose)));
    const running = shared.find((each) => each !== undefined);
    const known = running && ((await running) as Outcome<T>);
    // The other reader may have given up earlier than this one.
    if (known && (known !== NO_TURN || (caller.leaveAt ?? Infinity) <= clock.monotonic())) return known;
    const key = keyFor(caller.purpose);
    const own = ask(caller, what).finally(() => inFlight.delete(key));
    inFlight.set(key, own);
    return await own;
  }

  /** Refuses writes while the platform has asked this account to wait. */
  async function write<T>(caller: Caller | Writer, what: Ask<T>): Promise<Outcome<T>> {
    const wait = 'turn' in caller ? null : await askedToWait(caller);
    if (wait) return wait;
    const outcome = await ask(caller, what);
    if (outcome.kind === 'rateLimited' && outcome.scope === 'account') {
      await tokens.delayWrites(caller.accountId, outcome.waitMs ?? DEFAULT_WRITE_WAIT_MS);
    }
    return outcome;
  }

  async function byIds(caller: Caller, ids: readonly string[]): Promise<Outcome<(Submission | Comment)[]>> {
    const found: (Submission | Comment)[] = [];
    for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
      const id = ids.slice(start, start + IDS_PER_CALL).join(',');
      const page = await read(caller, {
        path: '/api/info',
        query: { id },
        read: (json) => readPage(['t3', 't1'], json),
      });
      if (page.kind !== 'ok') return page;
      found.push(...page.value.items);
    }
    return ok(found);
  }

  const posts = (json: unknown) => readPage(['t3'], json);
  const comments = (json: unknown) => readPage(['t1'], json);
  const communities = (json: unknown) => readPage(['t5'], json);
  const requirements = cacheAnswers<PostRequirements>(clock, REQUIREMENTS_KEPT_MS);
  const flairs = cacheAnswers<Flair[]>(clock, REQUIREMENTS_KEPT_MS);

  return {
    mode: settings.mode,
    name: settings.mode === 'sandbox' ? 'The sandbox' : 'Reddit',
    siteUrl: settings.authUrl,
    isLocal,
    pace: isLocal ? NO_PACE : REAL_PACE,
    ...grants,
    loseNextAnswer: settings.mode === 'sandbox' ? (title) => loseNextAnswer(ports, title) : null,
    isCrowded: (workspaceId) => ports.budget.isCrowded(workspaceId),
    now: () => ports.time.now(),
    reach: (workspaceId) =>
      reachPlatform(ports, { purpose: 'account', workspaceId, leaveAt: clock.monotonic() + REACH_WITHIN_MS }),
    takeTurn,
    whoAmI: (caller) => read(caller, { path: '/api/v1/me', read: facts.readMember }),
    submit: (caller, post) =>
      write(caller, { path: '/api/submit', form: submitForm(post), read: facts.readSubmitted }),
    comment: (caller, parentId, body) =>
      write(caller, {
        path: '/api/comment',
        form: { thing_id: parentId, text: body },
        read: facts.readNewComment,
      }),
    edit: (caller, id, body) =>
      write(caller, {
        path: '/api/editusertext',
        form: { thing_id: id, text: body },
        read: facts.readEdited,
      }),
    remove: (caller, id) => write(caller, { path: '/api/del', form: { id }, read: () => null }),
    listing: (caller, { communities, order, span, ...paging }) =>
      read(caller, {
        path: `${inCommunities(communities)}/${order}`,
        query: { ...page(paging), t: span },
        read: posts,
      }),
    newComments: (caller, { communities: names, ...paging }) =>
      read(caller, { path: `${inCommunities(names)}/comments`, query: page(paging), read: comments }),
    search: (caller, { text, community, order, span, ...paging }) =>
      read(caller, {
        path: `${community ? inCommunities([community]) : ''}/search`,
        query: {
          ...page(paging),
          q: text,
          restrict_sr: community && 'true',
          sort: order,
          t: span,
          type: 'link',
        },
        read: posts,
      }),
    searchCommunities: (caller, text, paging = {}) =>
      read(caller, {
        path: '/subreddits/search',
        query: { ...page(paging), q: text },
        read: communities,
      }),
    popularCommunities: (caller, paging = {}) =>
      read(caller, { path: '/subreddits/popular', query: page(paging), read: communities }),
    about: async (caller, community) =>
      mapOk(
        await read(caller, {
          path: `${inCommunities([community])}/about`,
          read: (json) => readPage(['t5'], { kind: 'Listing', data: { children: [json] } }),
        }),
        ({ items: [item] }) => item,
      ),
    rules: (caller, community) =>
      read(caller, { path: `${inCommunities([community])}/about/rules`, read: facts.readRules }),
    postRequirements: (caller, community) =>
      // A private community shows its requirements to its members only.
      requirements(`${caller.accountId} ${community.toLowerCase()}`, caller.purpose, () =>
        read(caller, {
          path: `/api/v1/${encodeURIComponent(community)}/post_requirements`,
          read: facts.readPostRequirements,
        }),
      ),
    flairs: (caller, community) =>
      // Moderators see additional flairs.
      flairs(`${caller.accountId} ${community.toLowerCase()}`, caller.purpose, () =>
        read(caller, { path: `${inCommunities([community])}/api/link_flair_v2`, read: facts.readFlairs }),
      ),
    thread: (caller, submissionId, limit, below) =>
      read(caller, {
        path: `/comments/${bareId(submissionId)}`,
        query: { limit: limit?.toString(), comment: below ? bareId(below) : undefined },
        read: readThread,
      }),
    moreComments: (caller, submissionId, more) =>
      more.ids.length > 0
        ? read(caller, {
            path: '/api/morechildren',
            query: {
              api_type: 'json',
              link_id: submissionId,
              children: more.ids.slice(0, IDS_PER_CALL).join(','),
            },
            read: readMoreComments,
          })
        : read(caller, {
            path: `/comments/${bareId(submissionId)}/_/${bareId(more.parentId)}`,
            read: readThread,
          }),
    byIds,
    mySubmissions: (caller, paging = {}) =>
      read(caller, {
        path: `${ofMember(caller)}/submitted`,
        query: { ...page(paging), sort: 'new' },
        read: posts,
      }),
    myComments: (caller, paging = {}) =>
      read(caller, {
        path: `${ofMember(caller)}/comments`,
        query: { ...page(paging), sort: 'new' },
        read: comments,
      }),
  };
}

const inCommunities = (names: readonly string[]) => `/r/${names.map(encodeURIComponent).join('+')}`;
const ofMember = ({ username }: Caller) => `/user/${encodeURIComponent(username)}`;
const bareId = (fullname: string) => encodeURIComponent(fullname.replace(/^t\d_/, ''));
const page = ({ limit = PAGE, after }: Paging): Form => ({ limit: String(limit), after });
const yesNo = (value: boolean | undefined) => String(value ?? false);

function submitForm(post: NewPost): Form {
  return {
    sr: post.community,
    title: post.title,
    kind: post.kind === 'text' ? 'self' : 'link',
    text: post.kind === 'text' ? post.body : post.body || undefined,
    ...(post.kind === 'link' && { url: post.url, resubmit: 'true' }),
    flair_id: post.flairId,
    flair_text: post.flairText,
    nsfw: yesNo(post.nsfw),
    spoiler: yesNo(post.spoiler),
    sendreplies: yesNo(post.sendReplies ?? true),
    validate_on_submit: 'true',
  };
}
