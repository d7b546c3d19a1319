import type { RequestInit } from 'undici';
import type { VisitPolicy } from '#core/websites/decide-visit.ts';
import { guardConnect } from './guard-connect.ts';
import { lookupAddresses } from './lookup-addresses.ts';

type Fetch = typeof globalThis.fetch;

/** A `fetch` for URLs from users, such as a model's base URL. Allows public addresses and those of the policy. */
export async function createGuardedFetch(policy: VisitPolicy): Promise<Fetch> {
  const { Agent, buildConnector, fetch } = await import('undici');
  const open = buildConnector({ timeout: 10_000 });
  const dispatcher = new Agent({
    connect: guardConnect(policy, lookupAddresses, open),
  });
  const guarded = (input: string | URL, init?: RequestInit) =>
    fetch(input, { ...init, dispatcher, redirect: 'error' });
  return guarded as unknown as Fetch;
}
