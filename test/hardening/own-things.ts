import { addSite, listSites } from '#contract/clicks.ts';
import { createKey } from '#contract/keys/api-keys.ts';
import { createPost, deletePost } from '#contract/posts.ts';
import { generateSample, listOpportunities } from '#contract/scanner.ts';
import { addLinks, listLinks } from '#contract/scanning/links.ts';
import { createSavedScan } from '#contract/scanning/saved-scans.ts';
import { listSessions } from '#contract/session.ts';
import { addUserSubreddit } from '#contract/targets.ts';
import { storeReplies } from '#server/features/replies/store-replies.ts';
import { addAlerts } from '../add-alerts.ts';
import type { TestApp } from '../create-test-app.ts';
import { addAccount, addInvitation, addPasskeyRows } from '../factories.ts';
import type { TestClient } from '../test-client.ts';
import type { DescribedRoute } from './described-routes.ts';

const THREAD = 'https://www.reddit.com/r/saas/comments/1abcde/prices/';

/** Creates one of everything that is addressed by an id, in the client's workspace. Returns the id for a route. */
export async function addOwnThings(
  app: TestApp,
  client: TestClient,
): Promise<(route: DescribedRoute) => string> {
  const { workspaceId } = client.user!;
  const write = (title: string) =>
    client.call(createPost, { title, content: `${title}: a text of its own`, subreddit: 'saas' });
  const post = await write('What do you charge?');
  const deleted = await write('How do you find names?');
  await client.call(deletePost, { id: deleted.id });
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  const comment = {
    id: 't1_1',
    author: 'some_body',
    body: 'Which one?',
    permalink: '/r/saas/comments/1/_/1',
    createdAt: app.clock.now(),
  };
  const thread = { post: { id: post.id, workspace_id: workspaceId }, site: 'api', comments: 1 } as const;
  await storeReplies(ctx, thread, [comment as never]);
  await client.call(addSite, { host: 'shop.example' });
  await client.call(addLinks, { text: THREAD });
  await client.call(generateSample);
  const alerts = await addAlerts(app.base, workspaceId);
  const firstOf = async (list: Promise<readonly { id: string }[]>) => (await list)[0]!.id;
  const ids: Readonly<Record<string, string>> = {
    '/api/passkeys': await addPasskeyRows(app.base.db, client.user!),
    '/api/api-keys': (await client.call(createKey, { name: 'tool', scopes: ['read'] })).id,
    '/api/invitations': await addInvitation(app.base.db, client.user!),
    '/api/sessions': await firstOf(client.call(listSessions)),
    '/api/reddit/disconnect': await addAccount(app.base, workspaceId),
    '/api/user-subreddits': (await client.call(addUserSubreddit, { subredditId: 'saas' })).id,
    // An id that no list contains: for the owner, a real one would start a download.
    '/api/local-models': 'none',
    '/api/posts': post.id,
    '/api/first-steps/threads': post.id,
    '/api/trash': deleted.id,
    '/api/alerts/channels': alerts.channelId,
    '/api/alerts/rules': alerts.ruleId,
    '/api/alerts/deliveries': alerts.deliveryId,
    '/api/sites': await firstOf(client.call(listSites)),
    '/api/links': await firstOf(client.call(listLinks)),
    '/api/replies': await firstOf(app.base.db.selectFrom('replies').select('id').execute()),
    '/api/opportunities': await firstOf(client.call(listOpportunities)),
    '/api/scanner/scans': (
      await client.call(createSavedScan, { name: 'Prices', subreddits: ['saas'], keywords: ['price'] })
    ).id,
  };
  return ({ path }) => {
    const id = ids[path.slice(0, path.indexOf('/{id}'))];
    if (id === undefined) throw new Error(`Add something for ${path} to addOwnThings.`);
    return id;
  };
}
