import type { ScanEnd, ScanResult } from '#contract/scanning/scans-by-hand.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { showToast } from '#web/lib/toast-store.ts';

const MOST_NAMED = 5;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names
    .slice(0, MOST_NAMED)
    .map((name) => `r/${name}`)
    .join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** A scan's outcome as text. */
export function describeScanEnd(end: ScanEnd): string {
  if ('problem' in end) return end.problem;
  return end.result.stopped ? ofStopped(end.result.stopped) : ofEnded(end.result);
}

function nameEnd(end: ScanEnd): string {
  if ('problem' in end) return 'Scan Failed';
  if (end.result.stopped) return 'Scan Stopped';
  return end.result.problem === null ? 'Scan Complete!' : 'Scan Incomplete';
}

export const announceScan = (end: ScanEnd): void =>
  showToast({
    title: nameEnd(end),
    description: describeScanEnd(end),
    ...('problem' in end && { kind: 'destructive' }),
  });

function ofStopped({ communitiesRead, communities, kept }: NonNullable<ScanResult['stopped']>): string {
  const places = `${communitiesRead} of ${communities} ${communities === 1 ? 'community' : 'communities'}`;
  return `Stopped after ${places}. ${formatNumber(kept)} ${kept === 1 ? 'opportunity' : 'opportunities'} kept.`;
}

/** If a scan completes, it skips a subreddit only for these reasons. */
const WHY = {
  one: ', because it doesn’t exist or is closed',
  more: ', because they don’t exist or are closed',
};

function nameLeftOut({ tooOld, noKeyword, lowScore }: NonNullable<ScanResult['leftOut']>): string {
  const reasons = [
    [tooOld, 'too old'],
    [noKeyword, 'without a keyword'],
    [lowScore, 'below the min score'],
  ] as const;
  return reasons
    .filter(([count]) => count > 0)
    .map(([count, reason]) => `${formatNumber(count)} ${reason}`)
    .join(', ');
}

function ofEnded(result: ScanResult): string {
  const { newOpportunities, scannedCount, leftOut, unread, partly, problem } = result;
  const reasons = newOpportunities === 0 && leftOut ? nameLeftOut(leftOut) : '';
  return [
    `Found ${newOpportunities} new opportunities from ${scannedCount} posts scanned`,
    reasons && `Left out: ${reasons}`,
    unread.length > 0 &&
      `Not read${problem === null ? WHY[unread.length === 1 ? 'one' : 'more'] : ''}: ${listed(unread)}`,
    partly.length > 0 && `Only the newest threads were read of ${listed(partly)}`,
    problem,
  ]
    .filter(Boolean)
    .join('. ');
}
