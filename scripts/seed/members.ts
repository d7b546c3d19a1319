import { StartError } from '#server/boot/start-error.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { PersonContext } from '#server/context.ts';
import { beginConnection } from '#server/features/accounts/begin-connection.ts';
import { finishConnection } from '#server/features/accounts/finish-connection.ts';

/** The demo's author. Authors of replies are other members of the sandbox. */
export const AUTHOR = 'sandbox_ada';

/** Submits the consent page as a member would. Returns the parameters of its redirect. */
async function consent(page: string, username: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ decision: 'allow', username });
  for (const [name, value] of new URL(page).searchParams) body.set(name, value);
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const back = URL.parse(answer.headers.get('location') ?? '');
  if (!back) throw new StartError('The sandbox did not let the demo connect its account. Run it again.');
  return back.searchParams;
}

/** Connects the demo's account as a browser does. */
export async function connectAuthor(ctx: PersonContext, platform: Platform): Promise<void> {
  const back = await consent(await beginConnection(ctx, platform), AUTHOR);
  const given = { state: back.get('state') ?? '', code: back.get('code') ?? '', error: '' };
  const { end } = await finishConnection(ctx, platform, given);
  if (end !== 'connected') throw new StartError('The sandbox did not let the demo connect its account.');
}

type Sent = { path: '/api/comment' | '/api/submit'; body: Record<string, string> };

/** Posts or comments as another member without an account here. */
export async function writeAs(
  ctx: PersonContext,
  platform: Platform,
  member: string,
  { path, body }: Sent,
): Promise<void> {
  const callback = `${ctx.config.publicUrl}/api/reddit/callback`;
  const back = await consent(platform.authorizeUrl('seed', callback), member);
  const grant = await platform.exchange(back.get('code') ?? '', callback, ctx.actor.workspaceId);
  if (grant.kind !== 'ok') throw new StartError(`The sandbox did not let ${member} sign in.`);
  await fetch(platform.siteUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${grant.value.accessToken}`, 'user-agent': 'threadwell seed' },
    body: new URLSearchParams({ ...body, api_type: 'json' }),
  });
}
