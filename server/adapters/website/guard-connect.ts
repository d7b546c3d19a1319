import type { buildConnector } from 'undici';
import { decideVisit, mayConnect, type VisitPolicy, type VisitRefusal } from '#core/websites/decide-visit.ts';
import type { Lookup } from './lookup-addresses.ts';

export type Connector = buildConnector.connector;
type Options = Parameters<Connector>[0];
type Callback = Parameters<Connector>[1];

export class VisitRefused extends Error {
  readonly reason: VisitRefusal['reason'] | 'nameUnknown';
  readonly host: string;

  constructor(reason: VisitRefused['reason'], host: string) {
    super(`Not visited: ${reason}`);
    this.reason = reason;
    this.host = host;
  }
}

const MAX_ADDRESSES = 4;

/**
 * Resolves a name, checks every address, and connects to one of those: a second lookup (DNS rebinding) could return
 * others.
 */
export function guardConnect(policy: VisitPolicy, lookup: Lookup, open: Connector): Connector {
  const connect = (options: Options) =>
    new Promise<Parameters<Callback>>((resolve) => open(options, (...result) => resolve(result)));

  async function connectChecked(options: Options): Promise<Parameters<Callback>> {
    const visit = decideVisit(`${options.protocol}//${options.host ?? options.hostname}`, policy);
    if (!visit.ok) throw new VisitRefused(visit.reason, options.hostname);
    if (visit.allowed) return connect(options);
    const addresses = visit.address ? [visit.address] : await lookup(visit.host);
    if (!addresses.every((address) => mayConnect(address, policy)))
      throw new VisitRefused('private', visit.host);
    let result: Parameters<Callback> | null = null;
    for (const hostname of addresses.slice(0, MAX_ADDRESSES)) {
      result = await connect({ ...options, hostname });
      if (!result[0]) break;
    }
    return result ?? [new VisitRefused('nameUnknown', visit.host), null];
  }

  async function answer(options: Options, callback: Callback): Promise<void> {
    const result = await connectChecked(options).catch((error: unknown): Parameters<Callback> => [
      error instanceof Error ? error : new Error(String(error)),
      null,
    ]);
    callback(...result);
  }

  return (options, callback) => void answer(options, callback);
}
