import { type Failure, INSUFFICIENT_SCOPE } from '#server/adapters/platform/outcome.ts';
import type { Site } from '../read-new-threads.ts';

const MINUTE_MS = 60_000;

export function explainFailedRead(
  { platform, reader }: Pick<Site, 'platform' | 'reader'>,
  failure: Failure,
): string {
  const isShutOut =
    failure.kind === 'unauthorized' ||
    (failure.kind === 'forbidden' && failure.reason === INSUFFICIENT_SCOPE);
  if (isShutOut)
    return `${platform.name} no longer lets u/${reader.username} read. Connect the account again on the dashboard.`;
  if (failure.kind !== 'rateLimited') return `${platform.name} didn’t respond. Try again in a minute.`;
  const minutes = Math.ceil((failure.waitMs ?? MINUTE_MS) / MINUTE_MS);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return `${platform.name} accepts no more calls for now. Try again in ${wait}.`;
}

export const explainNothingRead = (names: readonly string[]): string =>
  names.length === 1
    ? `r/${names[0]} couldn’t be read. It may not exist, or be closed to your account.`
    : 'None of these subreddits could be read. Check their spelling; they may also be closed to your account.';
