import type { Caller } from '#server/adapters/platform/platform.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context, UserContext } from '#server/context.ts';
import { askOnce, readAnswer } from '../communities/ask-once.ts';
import { originOf } from '../communities/community-id.ts';
import { storeCommunities } from '../communities/store-communities.ts';

const ASKED_FOR_MS = 10 * 60_000;
const TIMEOUT_MS = 2_000;
const LIMIT = 100;

/** Queries that differ only in case or spaces are the same. */
const keyOf = ({ platform }: Context, text: string) =>
  `${originOf(platform)}:communities:${text.toLowerCase().split(/\s+/).filter(Boolean).join(' ')}`;

/**
 * Searches the platform, at most once per ten minutes per query; an empty query returns popular communities. False if
 * there was no answer.
 */
export async function askForCommunities(ctx: UserContext, reader: Caller, text: string): Promise<boolean> {
  const { platform, clock } = ctx;
  if (!platform) return true;
  const asked = { key: keyOf(ctx, text), keepMs: ASKED_FOR_MS, untilAnswered: true };
  return await askOnce(ctx, asked, async () => {
    const page = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) =>
      text === ''
        ? platform.popularCommunities(caller, { limit: LIMIT })
        : platform.searchCommunities(caller, text, { limit: LIMIT }),
    );
    if (page?.kind !== 'ok') return null;
    return await storeCommunities(ctx, originOf(platform), page.value.items);
  });
}

/** The ids that the platform last found for this query. */
export const readFoundIds = async (ctx: Context, text: string): Promise<string[]> =>
  text === '' ? [] : ((await readAnswer(ctx.db, keyOf(ctx, text))) ?? []);
