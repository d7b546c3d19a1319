import type { RawAnswer } from '#server/adapters/platform/raw-answer.ts';
import type { PlatformRequest } from '#server/adapters/platform/transport.ts';
import type { Plan } from './plan.ts';
import type { Site, Thing, Written } from './site.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

type Headers = Record<string, string>;

/** The site's protocol: turns each request into an answer. The line adds the faults. */
export class SiteAnswers {
  readonly #site: Site;
  readonly #plan: Plan;

  constructor(site: Site, plan: Plan) {
    this.#site = site;
    this.#plan = plan;
  }

  json(body: unknown, status = 200, headers: Headers = {}): RawAnswer {
    const date = new Date(this.#site.now() + this.#plan.edgeAheadMs).toUTCString();
    return { status, headers: { ...JSON_TYPE, date, ...headers }, text: JSON.stringify(body) };
  }

  formError(code: string, message: string): RawAnswer {
    return this.json({ json: { errors: [[code, message, 'sr']] } });
  }

  /** The content of a write request, or null for any other request. */
  readWrite({ url, body }: PlatformRequest, member: string): Written | null {
    const { pathname } = new URL(url);
    const form = new URLSearchParams(body);
    const value = (name: string) => form.get(name) ?? '';
    if (pathname === '/api/comment') {
      const [parent, text] = [value('thing_id'), value('text')];
      return { author: member, kind: 'comment', community: '', parent, title: '', text };
    }
    if (pathname !== '/api/submit') return null;
    const isLink = value('kind') === 'link';
    const text = value(isLink ? 'url' : 'text');
    const [community, title] = [value('sr'), value('title')];
    return { author: member, kind: isLink ? 'link' : 'post', community, parent: null, title, text };
  }

  /** The answer to an accepted write; without an id if the site returns none. */
  taken(thing: Thing, isNamed: boolean): RawAnswer {
    if (thing.kind === 'comment') {
      const things = isNamed ? [{ kind: 't1', data: commentOf(thing) }] : [];
      return this.json({ json: { errors: [], data: { things } } });
    }
    const { name } = thing;
    const data = isNamed
      ? { url: `https://www.reddit.com${thingLink(thing)}`, drafts_count: 0, id: name.slice(3), name }
      : { user_submitted_page: '', websocket_url: 'wss://site/x' };
    return this.json({ json: { errors: [], data } });
  }

  /** Answers everything but a write. */
  answer(request: PlatformRequest, garbles: () => boolean): RawAnswer {
    const { pathname, searchParams } = new URL(request.url);
    const form = new URLSearchParams(request.body);
    if (pathname === '/api/v1/access_token') return this.#grant(form);
    if (pathname === '/api/v1/revoke_token') {
      this.#site.revoke(form.get('token') ?? '');
      return this.json({});
    }
    const member = this.memberOf(request);
    if (member === null) return this.json({ message: 'Unauthorized', error: 401 }, 401);
    if (pathname === '/api/v1/me') return this.json({ id: 'x', name: member, total_karma: 10 });
    if (pathname.endsWith('/post_requirements')) return this.json({ title_text_max_length: 300 });
    if (pathname.startsWith('/user/')) {
      const isComment = pathname.endsWith('/comments');
      return this.#list(member, isComment, searchParams.get('after'), garbles);
    }
    if (pathname.startsWith('/comments/')) return this.#branch(pathname);
    if (pathname === '/api/info') return this.#things(searchParams.get('id')?.split(',') ?? []);
    return this.json({});
  }

  memberOf({ headers }: PlatformRequest): string | null {
    return this.#site.memberOf((headers['authorization'] ?? '').replace('bearer ', ''));
  }

  #things(names: readonly string[]): RawAnswer {
    const things = this.#site.things.filter(({ name, removed }) => !removed && names.includes(name));
    const children = things.map((thing) =>
      thing.kind === 'comment'
        ? { kind: 't1', data: commentOf(thing) }
        : { kind: 't3', data: submissionOf(thing) },
    );
    return this.json({ kind: 'Listing', data: { after: null, children } });
  }

  /** A comment without replies. */
  #branch(pathname: string): RawAnswer {
    const comment = this.#site.things.find(({ name }) => name === `t1_${pathname.split('/').at(-1)}`);
    const thread = {
      id: 'x',
      name: 't3_x',
      title: 'A thread',
      permalink: '/r/x/comments/x/',
      created_utc: 0,
    };
    const listing = (...children: unknown[]) => ({ kind: 'Listing', data: { children } });
    const answers = comment ? [{ kind: 't1', data: commentOf(comment) }] : [];
    return this.json([listing({ kind: 't3', data: thread }), listing(...answers)]);
  }

  #grant(form: URLSearchParams): RawAnswer {
    const code = form.get('code');
    const grant = code === null ? this.#site.renew(form.get('refresh_token') ?? '') : this.#site.grant(code);
    if (!grant) return this.json({ message: 'Bad Request', error: 400 }, 400);
    const { access: access_token, refresh: refresh_token, seconds: expires_in } = grant;
    return this.json({ access_token, refresh_token, expires_in, token_type: 'bearer', scope: '*' });
  }

  #list(member: string, isComment: boolean, after: string | null, garbles: () => boolean): RawAnswer {
    const all = this.#site.listOf(member, isComment);
    const from = after === null ? 0 : all.findIndex(({ name }) => name === after) + 1;
    const page = all.slice(from, from + this.#plan.pageSize);
    const children = page.map((thing) => {
      const data = isComment ? commentOf(thing) : submissionOf(thing);
      return {
        kind: isComment ? 't1' : 't3',
        data: thing.garbled || garbles() ? { ...data, name: 7 } : data,
      };
    });
    const isLast = from + page.length >= all.length;
    return this.json({ kind: 'Listing', data: { after: isLast ? null : page.at(-1)?.name, children } });
  }
}

const REMOVED = '[removed]';
export const thingLink = ({ name, kind, community, parent }: Thing): string =>
  kind === 'comment'
    ? `/r/x/comments/${parent?.slice(3)}/_/${name.slice(3)}/`
    : `/r/${community}/comments/${name.slice(3)}/x/`;

const commonOf = (thing: Thing) => ({
  id: thing.name.slice(3),
  name: thing.name,
  author: thing.author,
  permalink: thingLink(thing),
  created_utc: thing.createdAt,
  edited: false,
  score: 1,
});

const submissionOf = (thing: Thing) => ({
  ...commonOf(thing),
  subreddit: thing.community,
  title: thing.title,
  selftext: thing.kind === 'link' ? '' : thing.blanked ? REMOVED : thing.text,
  is_self: thing.kind === 'post',
  url: thing.kind === 'link' ? thing.text : `https://www.reddit.com${thingLink(thing)}`,
  num_comments: 0,
});

const commentOf = (thing: Thing) => ({
  ...commonOf(thing),
  subreddit: 'x',
  link_id: thing.parent,
  parent_id: thing.parent,
  body: thing.blanked ? REMOVED : thing.text,
  replies: '',
});
