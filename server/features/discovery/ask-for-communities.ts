import type { Caller } from '#server/adapters/platform/platform.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context, UserContext } from '#server/context.ts';
import { askOnce, readAnswer } from '../communities/ask-once.ts';
import { originOf } from '../communities/community-id.ts';
import { keepCommunities } from '../communities/keep-communities.ts';

const ASKED_FOR_MS = 10 * 60_000;
const TIMEOUT_MS = 2_000;
const LIMIT = 100;

/** Questions that differ in case or spaces only are the same. */
const keyOf = ({ platform }: Context, text: string) =>
  `${originOf(platform)}:communities:${text.toLowerCase().split(/\s+/).filter(Boolean).join(' ')}`;

/**
 * Has the platform search, once in ten minutes for the same words; without words it names the popular ones. False
 * where it did not answer.
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
    return await keepCommunities(ctx, originOf(platform), page.value.items);
  });
}

/** The ids that the platform last found for these words. */
export const readFound = async (ctx: Context, text: string): Promise<string[]> =>
  text === '' ? [] : ((await readAnswer(ctx.db, keyOf(ctx, text))) ?? []);
