import { bindJobs } from './adapters/queue/bind-jobs.ts';
import type { JobContext } from './context.ts';
import * as accountJobs from './features/accounts/account-jobs.ts';
import { handleReadFacts } from './features/accounts/read-facts.job.ts';
import * as alertJobs from './features/alerts/alert-jobs.ts';
import { handleMatchEvents } from './features/alerts/match-events.job.ts';
import { handleSendDeliveries } from './features/alerts/send-deliveries.job.ts';
import * as discoveryJobs from './features/discovery/discovery-jobs.ts';
import { handleObserveCommunities } from './features/discovery/observe-communities.job.ts';
import { handleReadRules } from './features/discovery/read-rules.job.ts';
import * as feedJobs from './features/feed/feed-jobs.ts';
import { handleReadFeeds } from './features/feed/read-feeds.job.ts';
import * as housekeepingJobs from './features/housekeeping/housekeeping-jobs.ts';
import { handleSweep } from './features/housekeeping/sweep.job.ts';
import * as postJobs from './features/posts/post-jobs.ts';
import { handleFindCopies } from './features/publishing/find-copies.job.ts';
import { handlePublishPost } from './features/publishing/publish-post.job.ts';
import { handleWatchPosts } from './features/publishing/watch-posts.job.ts';
import { handleReadReplies } from './features/replies/read-replies.job.ts';
import * as replyJobs from './features/replies/reply-jobs.ts';
import * as scannerJobs from './features/scanner/scanner-jobs.ts';
import * as scanHubJobs from './features/scan-hub/scan-hub-jobs.ts';
import { handlePollCommunities } from './features/scan-hub/poll-communities.job.ts';
import { handleVerifyOpportunities } from './features/scanner/verify-opportunities.job.ts';
import { handleRefreshRules } from './features/targets/refresh-rules.job.ts';
import * as targetJobs from './features/targets/target-jobs.ts';

/** Every job with its handler. The server does not start if one is missing. */
export const JOBS = bindJobs<JobContext>(
  [
    ...Object.values(accountJobs),
    ...Object.values(alertJobs),
    ...Object.values(discoveryJobs),
    ...Object.values(targetJobs),
    ...Object.values(postJobs),
    ...Object.values(scannerJobs),
    ...Object.values(scanHubJobs),
    ...Object.values(feedJobs),
    ...Object.values(replyJobs),
    ...Object.values(housekeepingJobs),
  ],
  [
    handleMatchEvents,
    handleSendDeliveries,
    handlePublishPost,
    handleFindCopies,
    handleWatchPosts,
    handleReadFacts,
    handleObserveCommunities,
    handleReadRules,
    handleRefreshRules,
    handleVerifyOpportunities,
    handlePollCommunities,
    handleReadFeeds,
    handleReadReplies,
    handleSweep,
  ],
);
