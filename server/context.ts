import type { FastifyBaseLogger } from 'fastify';
import type { AlertSender } from './adapters/alerts/alert-sender.ts';
import type { Scope } from '#contract/endpoint.ts';
import type { Clock } from './adapters/clock.ts';
import type { Platform } from './adapters/platform/platform.ts';
import type { Comment, Submission } from './adapters/platform/things.ts';
import type { Cipher } from './adapters/crypto/cipher.ts';
import type { Passwords } from './adapters/crypto/passwords.ts';
import type { RandomBytes } from './adapters/crypto/random.ts';
import type { ReadFeed } from './adapters/website/feed.ts';
import type { ReadWebsite } from './adapters/website/website.ts';
import type { Engine } from './adapters/db/engine.ts';
import type { Db, Schema, Tx } from './adapters/db/schema.ts';
import type { OpenIdProvider } from './adapters/openid/open-id-provider.ts';
import type { JobQueue } from './adapters/queue/job-queue.ts';
import type { Config } from './config.ts';
import type { Events } from './events.ts';
import type { FailedReadings } from './failed-readings.ts';
import type { ModelFinder } from './adapters/llm/finder/model-finder.ts';
import type { Model } from './adapters/llm/model.ts';
import type { LocalModels } from './adapters/local-models/local-models.ts';
import type { OpenModel } from './adapters/llm/open-model.ts';
import type { Metrics } from './metrics.ts';

/** A person, signed in with a session. */
export type PersonActor = {
  kind: 'user';
  userId: string;
  workspaceId: string;
  sessionId: string;
  /** The client; absent outside of HTTP requests. */
  from?: Origin;
};
/** A user's own tool, with its API key. */
export type KeyActor = {
  kind: 'key';
  userId: string;
  workspaceId: string;
  keyId: string;
  /** The name that its user gave the key. */
  name: string;
  scopes: readonly Scope[];
  /** True if a person must approve what the key schedules or publishes. */
  asksFirst: boolean;
  from?: Origin;
};
/** An actor that works for a user, in a workspace. */
export type UserActor = PersonActor | KeyActor;
/** The client: its address, and the browser's own name for itself. */
export type Origin = { readonly address: string; readonly userAgent: string | undefined };
export type VisitorActor = { kind: 'visitor'; client: string };
export type JobActor = { kind: 'job'; name: string };
/** A user or their key, an anonymous visitor, or a job. */
export type Actor = UserActor | VisitorActor | JobActor;

/** Everything a verb may use. `boot/create-base.ts` builds it once. */
export type Context<A extends Actor = Actor> = {
  readonly config: Config;
  readonly engine: Engine;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly passwords: Passwords;
  readonly openId: OpenIdProvider | null;
  readonly cipher: Cipher;
  /** Null if neither an API client nor the sandbox is configured. */
  readonly platform: Platform | null;
  readonly readWebsite: ReadWebsite;
  readonly readFeed: ReadFeed;
  readonly openModel: OpenModel;
  /** A model that runs in the requesting page, used instead of the workspace's. */
  readonly pageModel?: Model;
  readonly modelFinder: ModelFinder;
  readonly localModels: LocalModels;
  readonly alerts: AlertSender;
  readonly jobs: JobQueue;
  /** Aborted on shutdown: start nothing new and stop waiting. */
  readonly stop: AbortController;
  readonly reactions: Reactions;
  readonly events: Events;
  readonly failedReadings: FailedReadings;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly actor: A;
};

export type UserContext = Context<UserActor>;
/** The context of endpoints that only a person may call. */
export type PersonContext = Context<PersonActor>;
export type JobContext = Context<JobActor>;

/** Calls from a capability up to those built on it; `reactions.ts` binds them. */
export type Reactions = {
  /** An account without a verified owner has been linked to its owner's identity. */
  readonly ownerFound: (ctx: UserContext, tx: Tx) => Promise<void>;
  /** A user is about to be deleted: revokes grants elsewhere first, within a short limit. */
  readonly userLeaving: (ctx: UserContext) => Promise<void>;
  readonly accountDisconnected: (ctx: UserContext, tx: Tx, accountId: string) => Promise<void>;
  readonly accountModeChanged: (ctx: UserContext, tx: Tx) => Promise<void>;
  readonly postSeen: (ctx: Context, tx: Tx, sight: PostSeen) => Promise<void>;
  readonly postsTrashed: (ctx: Context, tx: Tx, ids: readonly string[]) => Promise<void>;
  readonly postsRestored: (ctx: Context, tx: Tx, ids: readonly string[]) => Promise<void>;
  readonly rulesChanged: (ctx: Context, tx: Tx, change: RulesChange) => Promise<void>;
};

/** A published post as the platform shows it. */
export type PostSeen = {
  post: Pick<Schema['posts'], 'id' | 'workspace_id' | 'origin'>;
  seen: Submission | Comment;
};

/** A new version of a community's rules, and a summary of the changes in our own words. */
export type RulesChange = {
  communityId: string;
  name: string;
  no: number;
  detail: string;
  /** True if everyone may see it; otherwise only workspaces whose accounts have read the rules. */
  isOpen: boolean;
};

export type Base = Omit<Context, 'actor'>;
