import type { InjectOptions } from 'fastify';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** The time between requests, long enough to avoid rate limits, which would hide the code behind them. */
const BETWEEN_MS = 10 * 60_000;
/** The maximum CPU time, which is independent of other load. */
const MOST_MS = 1_000;

export type HostileResult = { status: number; body: string; fault: string | null };

/** Sends a hostile request and reports a fault in the answer: a server error, or too much CPU time. */
export async function sendHostile(
  app: TestApp,
  client: TestClient,
  request: InjectOptions,
): Promise<HostileResult> {
  app.clock.advance(BETWEEN_MS);
  const before = process.threadCpuUsage();
  const { statusCode: status, body } = await client.send(request);
  const tookMs = process.threadCpuUsage(before).user / 1_000;
  const fault = status >= 500 && status !== 503 ? `answered ${status}: ${body.slice(0, 200)}` : null;
  return { status, body, fault: fault ?? (tookMs > MOST_MS ? `took ${Math.round(tookMs)} ms` : null) };
}

export const quoteHostile = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… ${text.length}` : text);
