import { sql } from 'kysely';
import { createKey } from '#contract/keys/api-keys.ts';
import { createPost } from '#contract/posts.ts';
import { changeScanSetup, createSavedScan } from '#contract/scanning/saved-scans.ts';
import { listOpportunities, skipOpportunity } from '#contract/scanner.ts';
import type { Base } from '#server/context.ts';
import { INITIAL_POLL_STATE } from '#core/scanning/poll-state.ts';
import { sketchText } from '#core/text/sketch-text.ts';
import { storeRules } from '#server/features/communities/store-rules.ts';
import { storeCommunities } from '#server/features/communities/store-communities.ts';
import { storePolls } from '#server/features/opportunities/community-polls.ts';
import { storeGains } from '#server/features/opportunities/community-attention.ts';
import { storeComments } from '#server/features/opportunities/scanned-comments.ts';
import { storePosts } from '#server/features/opportunities/scanned-posts.ts';
import { storeSketches } from '#server/features/posts/post-sketches.ts';
import { addAlerts } from '#test/add-alerts.ts';
import { clipThreads } from '#test/clip-threads.ts';
import type { TestApp } from '#test/create-test-app.ts';
import {
  addAccount,
  addClickSite,
  addFigures,
  addInvitation,
  addDashboard,
  addPasskeyRows,
  addPastMention,
  addSources,
  addRulesData,
} from '#test/factories.ts';
import { readSubmission } from '#server/adapters/platform/read-things.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Table } from '#server/adapters/db/tables.ts';
import { trackScan } from '#server/features/scanner/by-hand/track-scan.ts';
import { eraseRedditor } from '#contract/erasure.ts';

/** Adds at least one row to every table. */
export async function fillTables(app: TestApp): Promise<void> {
  const { db, clock } = app.base;
  const ada = await app.as('ada');
  const { userId, workspaceId } = ada.user!;
  const { id } = await ada.call(createPost, {
    title: 'Ten words in all',
    content: 'A text with ’quotes’, a line\nbreak, separators \u2028 \u2029 \u0085 and an emoji \u{1f600}',
    subreddit: 'webdev',
    generated: { title: 'Ten words in all', content: 'A generated text' },
    interview: { topic: 'Words', answers: [{ text: 'Ten in all.' }] },
  });
  const accountId = await addAccount(app.base, workspaceId);
  await addEvidence(app.base, id, accountId);
  await db
    .insertInto('identities')
    .values({ id: 'idn_1', user_id: userId, issuer: 'https://id.example', subject: 's', created_at: 1 })
    .execute();
  await addSettings(app.base, workspaceId);
  await addCommunities(app.base, workspaceId);
  await addRulesData(db, ada.user!, '1');
  await addPastMention(db, ada.user!, 'pst_1');
  await addPasskeyRows(db, ada.user!);
  await ada.call(createKey, { name: 'tool', scopes: ['read'] });
  await clipThreads(ada);
  const [found] = await ada.call(listOpportunities, {});
  await ada.call(skipOpportunity, { id: found!.id, reason: 'kind' });
  await ada.call(createSavedScan, { name: 'Mine' });
  await ada.call(changeScanSetup, { subreddits: { add: ['saas'] }, keywords: { add: ['price'] } });
  await addSources(app.base, workspaceId);
  await ada.call(eraseRedditor, { name: 'somebody' });
  await trackScan({ ...app.base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_1' } }, 1);
  await addClickSite(db, workspaceId);
  await addDashboard(db, workspaceId, id);
  await addInvitation(db, ada.user!);
  await addAlerts(app.base, workspaceId);
  const times = { askedAt: 1, now: clock.now(), isOpen: true };
  const words = { rules: [], requirements: null };
  await db.transaction().execute((tx) => storeRules(tx, 'api:webdev', words, times));
  const reader = { workspace_id: workspaceId, community_id: 'api:webdev', read_at: clock.now() };
  await db
    .insertInto('rules_readers')
    .values({ id: 'r', ...reader })
    .execute();
  await db
    .insertInto('rate_limits')
    .values({ key: 'k', count: 1, resets_at: clock.now() + 1 })
    .execute();
  await db.insertInto('call_budget').values({ id: 1, turn: 5, blocked_until: 0, paced_at: 0 }).execute();
  await db.insertInto('click_salts').values({ day: 1, salt: 's' }).execute();
  await db.insertInto('click_visits').values({ hash: 'h', day: 1 }).execute();
  await db.insertInto('call_buckets').values({ bucket: 1, calls: 2 }).execute();
  const expires_at = clock.now() + 1;
  const { id: session_id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  await db.insertInto('account_connections').values({ state_hash: 's', session_id, expires_at }).execute();
  await db
    .insertInto('sign_in_events')
    .values({ id: 'sgn_1', user_id: userId, event: 'signedIn', address: '192.0.2.1', device: '', at: 1 })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: 'c', purpose: 'alone', bound_to: 'b', expires_at })
    .execute();
  await db
    .insertInto('provider_sign_ins')
    .values({ state_hash: 's', browser_hash: 'b', nonce: 'n', code_verifier: 'c', expires_at })
    .execute();
}

async function addEvidence({ db, clock }: Base, post_id: string, account_id: string): Promise<void> {
  const at = { armed_at: 1, quiet_until: 2, created_at: 3 };
  const counts = { fence: 1, misses: 0, looks: 0 };
  await db
    .insertInto('post_attempts')
    .values({ id: 'att_1', post_id, account_id, state: 'unknown', hash: 'h', ...at, ...counts })
    .execute();
  await storeSketches({ clock }, db, [{ id: post_id, workspaceId: 'w', sketch: sketchText('A text') }]);
  await addFigures(db, post_id);
  await db
    .insertInto('post_watches')
    .values({ post_id, locked: 0, edited_at: null, next_at: null })
    .execute();
}

async function addSettings({ db, jobs, clock }: Base, workspace_id: string): Promise<void> {
  const updated_at = clock.now();
  const usage = { key: 'k', month: '2026-11', input_tokens: 2 ** 40, output_tokens: 5 };
  await db
    .insertInto('model_choices')
    .values({ workspace_id, provider: 'openai', model: 'm', api_key: 'sealed', updated_at })
    .execute();
  await db
    .insertInto('model_usage')
    .values({ workspace_id, ...usage })
    .execute();
  await db
    .insertInto('call_meter')
    .values({ key: 'k', day: 1, workspace_id, purpose: 'reply', calls: 3 })
    .execute();
  await db
    .insertInto('draft_claims')
    .values({ id: 'clm_1', workspace_id, sentence: 'It grew.', words: '["grew"]', at: updated_at })
    .execute();
  await db.insertInto('facts_files').values({ workspace_id, about: '["We are"]', updated_at }).execute();
  await db
    .insertInto('publishing_settings')
    .values({ workspace_id, quiet_period: 'ask', late_copies: 'ask', updated_at })
    .execute();
  await jobs.enqueue(db, { name: 'test', payload: {} as never, attempts: 1, leaseMs: 1 }, { a: 1 });
}

async function addCommunities({ db, clock }: Base, workspace_id: string): Promise<void> {
  const at = clock.now();
  const about = { title: 'Cheese', description: '', access: 'public', takes: 'any', createdAt: 1 };
  const flags = { nsfw: false, quarantined: false, flairEnabled: false, banned: null, approved: null };
  await storeCommunities({ db, clock }, 'sandbox', [{ name: 'cheese', members: 5, ...about, ...flags }]);
  await db.insertInto('community_medians').values({ key: 'k', activity: 0.5, communities: 3 }).execute();
  await db
    .insertInto('community_results')
    .values({ id: 'sandbox:cheese', results: '{}', updated_at: at })
    .execute();
  await db.insertInto('platform_questions').values({ key: 'k', asked_at: at, found: '[]' }).execute();
  const thread = { title: 'T', permalink: '/r/cheese/1', created_at: at, score: 1, comments: 2, read_at: at };
  await db
    .insertInto('thread_readings')
    .values({
      id: 'sandbox:t3_1',
      origin: 'sandbox',
      community: 'cheese',
      community_key: 'cheese',
      ...thread,
    })
    .execute();
  await storePolls(db, new Map([['sandbox:cheese', INITIAL_POLL_STATE]]), at);
  const scores = { community_id: 'sandbox:cheese', scores: '[1]', read_at: at };
  await db
    .insertInto('answer_scores')
    .values({ id: 'sandbox:t3_1', ...scores })
    .execute();
  const post = { id: '1', name: 't3_1', title: 'T', permalink: '/r/cheese/comments/1', created_utc: 1 };
  await storePosts(db, 'sandbox', [readSubmission(post)!], at);
  await storeGains(db, [{ communityId: 'sandbox:cheese', fromHours: 1, toHours: 2, gained: 3 }], at);
  const comment = { id: 't1_1', submissionId: 't3_1', author: 'ada', isByPoster: false, body: 'Brie.' };
  await storeComments(db, 'sandbox', [comment], { isScanned: true, now: at });
  const target = { name: 'Cheese', name_key: 'cheese', note: 'A note', position: 0, created_at: at };
  await db
    .insertInto('targets')
    .values({ id: 'tgt_1', workspace_id, ...target })
    .execute();
}

export async function readTable(db: Db, { name, key }: Table): Promise<unknown[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const query = sql<object>`select * from ${sql.table(name)} order by ${columns}`;
  const { rows } = await query.execute(db);
  // What a restore changes: it marks posts not known to be out, renews versions, ends invitations, and records its time.
  for (const row of rows)
    for (const column of ['doubted_since', 'version', 'complete_since', 'ended_at'])
      if (column in row) Object.assign(row, { [column]: 0 });
  return rows.filter((row) => !('key' in row) || row.key !== 'restored_at');
}
