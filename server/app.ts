import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Base } from './context.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { checkRoutes } from './features/check/routes.ts';
import { clickRoutes } from './features/clicks/routes.ts';
import { communityRoutes } from './features/communities/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { feedRoutes } from './features/feed/routes.ts';
import { erasureRoutes } from './features/erasure/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { importRoutes } from './features/import/routes.ts';
import { insightRoutes } from './features/insights/routes.ts';
import { keyRoutes } from './features/keys/routes.ts';
import { linkRoutes } from './features/links/routes.ts';
import { mcpRoutes } from './features/mcp/routes.ts';
import { oauthRoutes } from './features/oauth/routes.ts';
import { opportunityRoutes } from './features/opportunities/routes.ts';
import { replyRoutes } from './features/replies/routes.ts';
import { savedScanRoutes } from './features/scan-hub/routes.ts';
import { clipRoutes } from './features/clip/routes.ts';
import { scannerRoutes } from './features/scanner/routes.ts';
import { postRoutes } from './features/posts/routes.ts';
import { publishingRoutes } from './features/publishing/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { targetRoutes } from './features/targets/routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { acceptBodies } from './http/bodies.ts';
import type { App } from './http/app-type.ts';
import { answer, answerErrors, toAppError } from './http/errors.ts';
import { eventStream } from './http/event-stream.ts';
import { healthRoutes } from './http/health.ts';
import { observe } from './http/observe.ts';
import { openApiRoutes } from './http/open-api.ts';
import { checkHost } from './http/own-host.ts';
import { checkOrigin } from './http/origin-check.ts';
import { listSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { resolveSession } from './http/session.ts';
import { findStylesheet, webPages } from './http/web-pages.ts';

const BODY_LIMIT = 1024 * 1024;
/** The time limit: a request of maximum size over a slow connection takes most of a minute. */
const TIME_LIMITS = { requestMs: 60_000, headersMs: 20_000, checkEveryMs: 5_000 };

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** `handle` validates with the contract's schemas, so Fastify's compilers are not loaded. */
const NO_COMPILERS = {
  buildValidator: () => () => () => true,
  buildSerializer: () => () => JSON.stringify,
} as unknown as Compilers;

export type AppOptions = {
  base: Base;
  workerHealthy: () => boolean;
  webRoot: string;
  /** The deadlines for a request and its headers. */
  timeLimits?: typeof TIME_LIMITS;
};

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { base, workerHealthy, webRoot, timeLimits = TIME_LIMITS } = options;
  const { requestMs: requestTimeout, headersMs: headersTimeout, checkEveryMs } = timeLimits;
  const http = fastify({
    loggerInstance: base.log,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Node reads these limits only when the server is created, before Fastify sets the one above.
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: checkEveryMs },
    trustProxy: base.config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    // Request ids are random: a counter would tell every visitor how busy the installation is.
    genReqId: () => base.random.bytes(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: NO_COMPILERS },
    // A malformed URL is rejected before any hook runs.
    frameworkErrors: (error, request, reply) =>
      void answer(reply.headers(listSecurityHeaders(base.config, webRoot)), toAppError(error, request)),
  });
  const app: App = { http, base, endpoints: [] };
  observe(app);
  healthRoutes(app, workerHealthy);
  if (!base.config.roles.web) return http;
  securityHeaders(app, webRoot);
  checkHost(app);
  checkOrigin(app);
  answerErrors(app);
  acceptBodies(app);
  await http.register(cookie);
  resolveSession(app);
  sessionRoutes(app, findStylesheet(webRoot));
  invitationRoutes(app, findStylesheet(webRoot));
  keyRoutes(app);
  oauthRoutes(app, findStylesheet(webRoot));
  alertRoutes(app, findStylesheet(webRoot));
  accountRoutes(app);
  communityRoutes(app);
  discoveryRoutes(app);
  targetRoutes(app);
  postRoutes(app);
  draftRoutes(app);
  trashRoutes(app);
  importRoutes(app);
  publishingRoutes(app);
  activityRoutes(app);
  opportunityRoutes(app);
  insightRoutes(app);
  clickRoutes(app);
  linkRoutes(app);
  replyRoutes(app);
  scannerRoutes(app);
  clipRoutes(app);
  savedScanRoutes(app);
  feedRoutes(app);
  erasureRoutes(app);
  checkRoutes(app);
  dashboardRoutes(app);
  mcpRoutes(app);
  eventStream(app);
  openApiRoutes(app, findStylesheet(webRoot));
  await webPages(app, webRoot);
  return http;
}
