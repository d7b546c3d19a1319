import { createHash } from 'node:crypto';
import { writeFeed } from '#core/alerts/write-feed.ts';
import { hashToken } from '#server/adapters/crypto/random.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findLatestEvents } from './delivery-rows.ts';

const ENTRIES = 50;
const READS = { count: 240, windowMs: 3_600_000 };

/** A channel's private feed, protected only by the token in its URL. */
export function feedRoute({ http, base }: App): void {
  http.get<{ Params: { token: string } }>('/api/alerts/feed/:token', async (request, reply) => {
    const { db, config, platform } = base;
    const channel = await db
      .selectFrom('alert_channels')
      .selectAll()
      .where('token_hash', '=', hashToken(request.params.token))
      .where('kind', '=', 'rss')
      .executeTakeFirst();
    if (!channel) throw new AppError('NOT_FOUND');
    await consumeRateLimits(base, [{ key: `alert-feed:${channel.id}`, ...READS }]);
    const events = await findLatestEvents(db, channel.id, ENTRIES);
    const feed = writeFeed({
      id: channel.id,
      title: `Threadwell: ${channel.name}`,
      at: channel.created_at,
      publicUrl: config.publicUrl,
      isSandbox: platform?.mode === 'sandbox',
      events,
    });
    const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}
