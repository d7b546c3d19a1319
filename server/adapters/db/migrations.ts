import type { Migration } from 'kysely/migration';
import { foundation } from './migrations/first/0001-foundation.ts';
import { accounts } from './migrations/first/0002-accounts.ts';
import { posts } from './migrations/first/0003-posts.ts';
import { drafts } from './migrations/first/0004-drafts.ts';
import { postListVersion } from './migrations/first/0005-post-list-version.ts';
import { postLooks } from './migrations/first/0006-post-looks.ts';
import { caution } from './migrations/first/0007-caution.ts';
import { postBeginnings } from './migrations/first/0008-post-beginnings.ts';
import { activity } from './migrations/first/0009-activity.ts';
import { removedPosts } from './migrations/first/0010-removed-posts.ts';
import { listVersions } from './migrations/first/0011-list-versions.ts';
import { exactlyOnce } from './migrations/first/0013-exactly-once.ts';
import { listChanges } from './migrations/first/0015-list-changes.ts';
import { tableNames } from './migrations/first/0012-table-names.ts';
import { lookups } from './migrations/first/0014-lookups.ts';
import { communities } from './migrations/first/0017-communities.ts';
import { preflight } from './migrations/first/0019-preflight.ts';
import { rulesRecords } from './migrations/first/0018-rules-records.ts';
import { opportunities } from './migrations/first/0020-opportunities.ts';
import { scanHub } from './migrations/first/0022-scan-hub.ts';
import { skips } from './migrations/first/0024-skips.ts';
import { clips } from './migrations/first/0025-clips.ts';
import { pastMentions } from './migrations/first/0026-past-mentions.ts';
import { feeds } from './migrations/first/0030-feeds.ts';
import { pastedLinks } from './migrations/first/0031-pasted-links.ts';
import { postFigures } from './migrations/first/0032-post-figures.ts';
import { scansByHand } from './migrations/first/0034-scans-by-hand.ts';
import { erasure } from './migrations/first/0036-erasure.ts';
import { secondOpinions } from './migrations/first/0035-second-opinions.ts';
import { caughtUp } from './migrations/second/0038-caught-up.ts';
import { scannedComments } from './migrations/second/0039-scanned-comments.ts';
import { answerScores } from './migrations/0052-answer-scores.ts';
import { communityAttention } from './migrations/second/0040-community-attention.ts';
import { insights } from './migrations/second/0041-insights.ts';
import { clickSites } from './migrations/second/0045-click-sites.ts';
import { clicks } from './migrations/second/0046-clicks.ts';
import { replyDelays } from './migrations/second/0047-reply-delays.ts';
import { figureSums } from './migrations/second/0048-figure-sums.ts';
import { importedClicks } from './migrations/second/0049-imported-clicks.ts';
import { dashboard } from './migrations/0054-dashboard.ts';
import { largeSums } from './migrations/0055-large-sums.ts';
import { figureIndexes } from './migrations/0056-figure-indexes.ts';
import { liked } from './migrations/0057-liked.ts';
import { serverKeys } from './migrations/0058-server-keys.ts';
import { sitesOfReadings } from './migrations/0059-sites-of-readings.ts';
import { figureHours } from './migrations/0060-figure-hours.ts';
import { interviews } from './migrations/0062-interviews.ts';
import { postsCounted } from './migrations/0061-posts-counted.ts';
import { firstRun } from './migrations/0070-first-run.ts';
import { postsHeld } from './migrations/0075-posts-held.ts';
import { passkeys } from './migrations/0076-passkeys.ts';
import { invitations } from './migrations/0078-invitations.ts';
import { postsWeighed } from './migrations/0079-posts-weighed.ts';
import { beginningsByModel } from './migrations/0080-beginnings-by-model.ts';
import { rulesReaders } from './migrations/0081-rules-readers.ts';
import { largeLists } from './migrations/0082-large-lists.ts';
import { draftClaims } from './migrations/0084-draft-claims.ts';
import { shapes } from './migrations/0085-shapes.ts';
import { voice } from './migrations/0063-voice.ts';
import { revisions } from './migrations/0064-revisions.ts';
import { flair } from './migrations/0065-flair.ts';
import { postingHours } from './migrations/0066-posting-hours.ts';
import { signInLog } from './migrations/0071-sign-in-log.ts';
import { membersOfAttempts } from './migrations/first/0021-members-of-attempts.ts';

/** Every migration, in order. Released ones are never edited; a change is a new migration. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-posts': posts,
  '0004-drafts': drafts,
  '0005-post-list-version': postListVersion,
  '0006-post-looks': postLooks,
  '0007-caution': caution,
  '0008-post-beginnings': postBeginnings,
  '0009-activity': activity,
  '0010-removed-posts': removedPosts,
  '0011-list-versions': listVersions,
  '0012-table-names': tableNames,
  '0013-exactly-once': exactlyOnce,
  '0014-lookups': lookups,
  '0015-list-changes': listChanges,
  '0017-communities': communities,
  '0018-rules-records': rulesRecords,
  '0019-preflight': preflight,
  '0020-opportunities': opportunities,
  '0021-members-of-attempts': membersOfAttempts,
  '0022-scan-hub': scanHub,
  '0024-skips': skips,
  '0025-clips': clips,
  '0026-past-mentions': pastMentions,
  '0030-feeds': feeds,
  '0031-pasted-links': pastedLinks,
  '0032-post-figures': postFigures,
  '0034-scans-by-hand': scansByHand,
  '0035-second-opinions': secondOpinions,
  '0036-erasure': erasure,
  '0038-caught-up': caughtUp,
  '0039-scanned-comments': scannedComments,
  '0040-community-attention': communityAttention,
  '0041-insights': insights,
  '0045-click-sites': clickSites,
  '0046-clicks': clicks,
  '0047-reply-delays': replyDelays,
  '0048-figure-sums': figureSums,
  '0049-imported-clicks': importedClicks,
  '0052-answer-scores': answerScores,
  '0054-dashboard': dashboard,
  '0055-large-sums': largeSums,
  '0056-figure-indexes': figureIndexes,
  '0057-liked': liked,
  '0058-server-keys': serverKeys,
  '0059-sites-of-readings': sitesOfReadings,
  '0060-figure-hours': figureHours,
  '0061-posts-counted': postsCounted,
  '0062-interviews': interviews,
  '0063-voice': voice,
  '0064-revisions': revisions,
  '0065-flair': flair,
  '0066-posting-hours': postingHours,
  '0070-first-run': firstRun,
  '0071-sign-in-log': signInLog,
  '0075-posts-held': postsHeld,
  '0076-passkeys': passkeys,
  '0078-invitations': invitations,
  '0079-posts-weighed': postsWeighed,
  '0080-beginnings-by-model': beginningsByModel,
  '0081-rules-readers': rulesReaders,
  '0082-large-lists': largeLists,
  '0084-draft-claims': draftClaims,
  '0085-shapes': shapes,
};
