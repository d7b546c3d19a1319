import assert from 'node:assert/strict';
import { readEnvelope } from '#server/adapters/platform/read-envelope.ts';
import { ENDPOINT_CHECKS } from './endpoint-checks.ts';
import type { Exchange } from './exchange.ts';
import { expectedOutcome } from './expected-outcome.ts';

/** Reads one exchange as the product would and compares the result with the recording; throws if they differ. */
export function checkExchange(exchange: Exchange): void {
  const outcome = readEnvelope(exchange.answer);
  assert.partialDeepStrictEqual(outcome, expectedOutcome(exchange));
  if (outcome.kind === 'rejected') assert.ok(outcome.message, 'a rejection has words for people');
  if (outcome.kind !== 'ok') return;
  ENDPOINT_CHECKS[exchange.endpoint]?.(outcome.value);
}
