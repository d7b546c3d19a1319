import type { reportVisit as endpoint } from '#contract/clicks.ts';
import type { Input } from '#contract/endpoint.ts';
import { isBot } from '#core/clicks/is-bot.ts';
import { readVisit } from '#core/clicks/read-visit.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';
import { countVisit } from './count-visit.ts';
import { findSiteByServerKey } from './see-site.ts';

/** Counts a visit that a website's own server reports, for websites without the script. */
export async function reportVisit(
  ctx: Context,
  { authorization, address, userAgent, ...given }: Input<typeof endpoint>,
): Promise<void> {
  const key = /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '')?.[1];
  const site = key === undefined ? undefined : await findSiteByServerKey(ctx, key);
  if (!site)
    throw new AppError(
      'UNAUTHORIZED',
      'Send your website’s secret key as a bearer token. Create it in Settings under Website clicks, Server key.',
    );
  if (!isBot(userAgent)) await countVisit(ctx, site, readVisit(given), { address, userAgent });
}
