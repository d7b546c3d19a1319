import type { Input } from '#contract/endpoint.ts';
import type { createPost as createEndpoint } from '#contract/posts.ts';
import { sealGrant } from '#server/adapters/platform/account-tokens.ts';
import { AppError } from '#server/app-error.ts';
import type { PersonContext } from '#server/context.ts';
import { beginConnection } from '#server/features/accounts/begin-connection.ts';
import { disconnectAccount } from '#server/features/accounts/disconnect-account.ts';
import { finishConnection } from '#server/features/accounts/finish-connection.ts';
import { changePosts } from '#server/features/posts/change-posts.ts';
import { createPost } from '#server/features/posts/create-post.ts';
import { trashPost } from '#server/features/posts/trash-post.ts';
import { updatePost } from '#server/features/posts/update-post.ts';
import { confirmPost } from '#server/features/publishing/confirm-post.ts';
import { savePublishingSettings } from '#server/features/publishing/publishing-settings.ts';
import { retryPost } from '#server/features/publishing/retry-post.ts';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import { restorePost } from '#server/features/trash/restore-post.ts';
import type { Chance } from '../chance.ts';
import { drawPost } from './draw-post.ts';
import type { Installation } from './installation.ts';
import { Disturbance, START } from './machine.ts';
import { type Plan, pick } from './plan.ts';
import type { SharedDatabase } from './shared-database.ts';
import { textClass, type Thing } from './site.ts';
import { thingLink } from './site-answers.ts';
import { type KnownPosts, toWriting } from './known-posts.ts';

type NewPost = Input<typeof createEndpoint>;
type World = {
  installation: Installation;
  database: SharedDatabase;
  chance: Chance;
  plan: Plan;
  known: KnownPosts;
};

const SECOND_MS = 1_000;
const YEAR_MS = 365 * 24 * 3_600 * SECOND_MS;

/** A user who writes posts, changes their mind, and handles failed posts. */
export class Person {
  readonly #name: string;
  readonly #world: World;
  readonly #workspaceId: string;
  readonly #instants: readonly number[];
  #requests = 0;

  constructor(name: string, world: World) {
    this.#name = name;
    this.#world = world;
    this.#workspaceId = `wsp_${name}`;
    const { chance } = world;
    this.#instants = [1, 2, 3].map(() => chance.between(60, 900) * SECOND_MS);
    this.#signUp();
  }

  /** Writes a post; most are scheduled, many for the same instant. */
  async write(): Promise<void> {
    const { chance } = this.#world;
    const status = pick(chance, [
      'scheduled',
      'scheduled',
      'scheduled',
      'scheduled',
      'published',
      'draft',
    ] as const);
    const key = `key-${this.#name}-${(this.#requests += 1)}`;
    const account = this.#accounts()[chance.between(0, this.#world.plan.accountsEach - 1)]?.id ?? null;
    const post: NewPost = {
      ...drawPost(this.#world.chance, this.#world.plan),
      ctaStyle: 'none',
      status,
      scheduledAt: status === 'scheduled' ? this.#soon() : null,
      redditAccountId: account,
      'idempotency-key': key,
    };
    const write = (ctx: PersonContext) => createPost(ctx, post);
    // Retries a lost answer with the same key.
    if (!(await this.#do(write))) await this.#do(write);
  }

  /** Makes one of the changes that people make to posts that are scheduled. */
  async meddle(): Promise<void> {
    const { chance } = this.#world;
    const dice = chance.between(1, 100);
    const post = this.#post();
    if (dice <= 3) await this.#disconnect();
    else if (dice <= 8) await this.connect();
    else if (dice <= 10) await this.chooseSettings();
    else if (!post) return;
    else if (dice <= 40) await this.#edit(post);
    else if (dice <= 60) await this.#do((ctx) => trashPost(ctx, { id: post }));
    else if (dice <= 75) await this.#restore();
    else if (dice <= 85) await this.#do((ctx) => retryPost(ctx, { id: post }));
    else if (dice <= 90) await this.#do((ctx) => updatePost(ctx, { id: post, status: 'published' }));
    else if (dice <= 95) await this.#do((ctx) => updatePost(ctx, { id: post, status: 'draft' }));
    else
      await this.#do((ctx) =>
        changePosts(ctx, { action: 'schedule', ids: [post], startAt: this.#soon(), everyMinutes: 1 }),
      );
  }

  /** Handles a post that needs an answer: gives its link if it is out, or sends it again. */
  async lookAfter(): Promise<void> {
    const sql = `select * from posts where workspace_id = ? and phase = 'needs_you' and deleted_at is null`;
    for (const row of this.#world.database.rows<PostRow>(sql, this.#workspaceId)) {
      const { id, problem } = row;
      const isInDoubt = problem !== null && /OUTCOME_UNKNOWN|RESTORED/.test(problem);
      const thing = isInDoubt ? this.#findOnSite(row) : undefined;
      if (thing) {
        const permalink = `https://www.reddit.com${thingLink(thing)}`;
        await this.#do((ctx) => confirmPost(ctx, { id, permalink, isElsewhere: false, isMeant: false }));
      } else if (this.#world.chance.percent(50)) await this.#do((ctx) => retryPost(ctx, { id }));
    }
  }

  /** Turns a user's posts with an unknown outcome into drafts. */
  async putOff(): Promise<void> {
    const sql = `select id from posts where workspace_id = ? and phase = 'needs_you' and deleted_at is null
      and problem like '%OUTCOME_UNKNOWN%' order by id`;
    for (const { id } of this.#world.database.rows<PostRow>(sql, this.#workspaceId))
      if (this.#world.chance.percent(30)) await this.#do((ctx) => updatePost(ctx, { id, status: 'draft' }));
  }

  /** Posts by hand with the title of a post that is about to go out, and its text or another. */
  postByHand(): void {
    const { database, chance, installation, known } = this.#world;
    const sql = `select * from posts where workspace_id = ? and type = 'post' and account_id is not null
      order by abs(scheduled_at - ?), id limit 1`;
    const soon = installation.site.trueNow() + 40 * SECOND_MS;
    const [post] = database.rows<PostRow>(sql, this.#workspaceId, soon);
    if (!post) return;
    const author = known.memberOf(post.account_id);
    const words = chance.percent(50) ? {} : { text: 'Something else.' };
    installation.site.add({ ...toWriting(post), author, ...words }, { byHand: true });
  }

  /** Changes how careful the server is about unknown outcomes. */
  async chooseSettings(): Promise<void> {
    const settings = drawSettings(this.#world.chance);
    await this.#do((ctx) => savePublishingSettings(ctx, settings));
  }

  async connect(
    member = this.#member(this.#world.chance.between(1, this.#world.plan.accountsEach)),
  ): Promise<void> {
    await this.#do(async (ctx) => {
      if (!ctx.platform) return;
      const state = new URL(await beginConnection(ctx, ctx.platform)).searchParams.get('state') ?? '';
      await finishConnection(ctx, ctx.platform, { state, code: member, error: '' });
    });
  }

  async #disconnect(): Promise<void> {
    const account = this.#accounts()[0];
    if (!account) return;
    const { chance, installation, known } = this.#world;
    known.noteAccounts();
    await this.#do((ctx) => disconnectAccount(ctx, { id: account.id }));
    // Many users connect the account again, because they only wanted to see whether disconnecting helps.
    if (chance.percent(60))
      installation.time.callAfter(
        chance.between(10, 300) * SECOND_MS,
        () => void this.connect(account.username),
      );
  }

  async #edit(id: string): Promise<void> {
    const { content, title } = drawPost(this.#world.chance, this.#world.plan);
    const time = this.#world.chance.percent(50) ? { scheduledAt: this.#soon() } : {};
    await this.#do((ctx) => updatePost(ctx, { id, content, ...(title !== undefined && { title }), ...time }));
  }

  async #restore(): Promise<void> {
    const sql = `select id from posts where workspace_id = ? and deleted_at is not null order by id`;
    const trashed = this.#world.database.rows<PostRow>(sql, this.#workspaceId);
    if (trashed.length === 0) return;
    const { id } = pick(this.#world.chance, trashed);
    await this.#do((ctx) => restorePost(ctx, { id }));
  }

  /** True on success or refusal; false if the person cannot know the outcome. */
  async #do(act: (ctx: PersonContext) => Promise<unknown>): Promise<boolean> {
    const { installation } = this.#world;
    const at = installation.anyMachine();
    if (!at) return false;
    const actor = {
      kind: 'user',
      userId: this.#userId,
      workspaceId: this.#workspaceId,
      sessionId: this.#sessionId,
    } as const;
    try {
      await act({ ...at.base, actor });
      return true;
    } catch (error) {
      if (error instanceof AppError) return true;
      if (!(error instanceof Disturbance)) installation.bugs.push(error);
      return false;
    }
  }

  #signUp(): void {
    const { database, installation, plan } = this.#world;
    const [userId, workspaceId, createdAt] = [this.#userId, this.#workspaceId, { created_at: START }];
    database.insert('users', {
      id: userId,
      email: `${this.#name}@example.com`,
      subscription_plan: 'free',
      ...createdAt,
    });
    database.insert('workspaces', { id: workspaceId, owner_id: userId, ...createdAt });
    const until = { last_seen_at: START, expires_at: START + YEAR_MS };
    const session = { id: this.#sessionId, token_hash: this.#name, device: 'x', ...until, ...createdAt };
    database.insert('sessions', { ...session, user_id: userId, workspace_id: workspaceId });
    for (let number = 1; number <= plan.accountsEach; number += 1) {
      const [id, username] = [`acc_${this.#name}_${number}`, this.#member(number)];
      const { access: accessToken, refresh: refreshToken, seconds } = installation.site.grant(username);
      const grant = { accessToken, refreshToken, expiresInMs: seconds * SECOND_MS, scopes: ['*'] };
      database.insert('reddit_accounts', {
        id,
        workspace_id: workspaceId,
        username,
        mode: plan.mode,
        is_active: 1,
        refreshing_until: 0,
        writes_wait_until: 0,
        ...createdAt,
        ...sealGrant(installation.cipher, id, grant, START),
      });
    }
  }

  #soon(): string {
    const { chance, installation } = this.#world;
    const shared = pick(chance, this.#instants);
    const now = installation.time.now();
    const at = chance.percent(50) && shared > now ? shared : now + chance.between(10, 600) * SECOND_MS;
    return new Date(START + at).toISOString();
  }

  #post(): string | undefined {
    const sql = 'select id from posts where workspace_id = ? and deleted_at is null order by id';
    const all = this.#world.database.rows<PostRow>(sql, this.#workspaceId);
    return all.length === 0 ? undefined : pick(this.#world.chance, all).id;
  }

  #findOnSite(row: PostRow): Thing | undefined {
    const { installation, known } = this.#world;
    const claimed = known.claimedNames();
    const wanted = textClass({ ...toWriting(row), author: known.memberOf(row.account_id) });
    return installation.site.things.find(
      (thing) => !thing.removed && !claimed.has(thing.name) && textClass(thing) === wanted,
    );
  }

  #accounts(): { id: string; username: string }[] {
    const sql = 'select id, username from reddit_accounts where workspace_id = ? order by id';
    return this.#world.database.rows(sql, this.#workspaceId);
  }

  #member(number: number): string {
    return `member_${this.#world.plan.sharesMember ? 'all' : this.#name}_${number}`;
  }

  get #userId(): string {
    return `usr_${this.#name}`;
  }

  get #sessionId(): string {
    return `ses_${this.#name}`;
  }
}

const drawSettings = (chance: Chance) => ({
  silence: pick(chance, ['usual', 'usual', 'safe', 'ask'] as const),
  lateCopies: pick(chance, ['remove', 'remove', 'ask'] as const),
});
