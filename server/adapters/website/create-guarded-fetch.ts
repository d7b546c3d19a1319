import type { RequestInit } from 'undici';
import { guardConnect } from './guard-connect.ts';
import { lookupAddresses } from './lookup-addresses.ts';

type Fetch = typeof globalThis.fetch;

/** A `fetch` for URLs that strangers may choose, such as a model's base URL: any port, public addresses only. */
export async function createGuardedFetch(fetchAllow: readonly string[]): Promise<Fetch> {
  const { Agent, buildConnector, fetch } = await import('undici');
  const open = buildConnector({ timeout: 10_000 });
  const dispatcher = new Agent({
    connect: guardConnect({ fetchAllow, ports: 'any' }, lookupAddresses, open),
  });
  const guarded = (input: string | URL, init?: RequestInit) =>
    fetch(input, { ...init, dispatcher, redirect: 'error' });
  return guarded as unknown as Fetch;
}
