import type { InjectOptions } from 'fastify';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Long enough that no limit of calls hides what is behind it. */
const BETWEEN_MS = 10 * 60_000;
/** Of the processor's time, whatever else the machine does. */
const MOST_MS = 1_000;

export type Told = { status: number; body: string; fault: string | null };

/** Sends what nobody should, and says what was wrong with the answer: a failure of ours, or too much work. */
export async function sendHostile(app: TestApp, client: TestClient, request: InjectOptions): Promise<Told> {
  app.clock.advance(BETWEEN_MS);
  const before = process.threadCpuUsage();
  const { statusCode: status, body } = await client.send(request);
  const tookMs = process.threadCpuUsage(before).user / 1_000;
  const fault = status >= 500 && status !== 503 ? `answered ${status}: ${body.slice(0, 200)}` : null;
  return { status, body, fault: fault ?? (tookMs > MOST_MS ? `took ${Math.round(tookMs)} ms` : null) };
}

export const quoteHostile = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… ${text.length}` : text);
