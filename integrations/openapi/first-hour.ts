import createClient from 'openapi-fetch';
import type { paths } from './.generated/threadwell.js';

/** The first hour with a generated client: scan, draft, check, schedule, read figures. Every call is typed. */
export async function runFirstHour(url: string, key: string) {
  const client = createClient<paths, 'application/json'>({
    baseUrl: url,
    headers: { authorization: `Bearer ${key}` },
  });
  const scanned = await client.POST('/api/opportunities/scan', {
    body: { subreddits: ['webdev'], filters: { maxAge: 24, minScore: 0 } },
  });
  const found = await client.GET('/api/opportunities/threads', { params: { query: { score_min: 0 } } });
  const written = await client.POST('/api/generate-content', {
    body: { topic: 'How we test invoices', subreddit: 'webdev', answers: [{ text: 'We compare totals.' }] },
  });
  const content = written.data?.content ?? '';
  const title = written.data?.title ?? null;
  const checked = await client.POST('/api/subreddits/{name}/preflight', {
    params: { path: { name: 'webdev' } },
    body: { title, content },
  });
  const saved = await client.POST('/api/posts', { body: { subreddit: 'webdev', title, content } });
  const path = { id: saved.data?.id ?? '' };
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await client.PATCH('/api/posts/{id}', {
    params: { path },
    body: { status: 'scheduled', scheduledAt },
  });
  const figures = await client.GET('/api/posts/{id}/figures', { params: { path } });
  return {
    scannedCount: scanned.data?.result.scannedCount ?? 0,
    opportunities: found.data?.length ?? 0,
    verdict: checked.data?.verdict,
    code: scheduled.data?.problem?.code,
    clicks: figures.data?.clicks,
    failures: [scanned, found, written, checked, saved, scheduled, figures]
      .map(({ error }) => error)
      .filter(Boolean),
  };
}
