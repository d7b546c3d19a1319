import type { Agent, Response } from 'undici';
import { decideVisit, mayConnect, type VisitPolicy, type VisitRefusal } from '#core/websites/decide-visit.ts';
import type { Clock } from '../clock.ts';
import { type Connector, guardConnect, VisitRefused } from '../website/guard-connect.ts';
import { type Lookup, lookupAddresses } from '../website/lookup-addresses.ts';
import { readAtMost } from '../website/read-at-most.ts';
import type { SendOutcome } from './alert-sender.ts';

const TIME_MS = 10_000;
const ANSWER_BYTES = 2_048;
/** The longest wait that we accept from an answer. */
const LONGEST_WAIT_S = 12 * 3_600;

export type ReceiverPorts = {
  /** Private `host:port`s that may be called. */
  webhookAllow: readonly string[];
  clock: Clock;
  lookup?: Lookup;
  /** Opens the socket to an approved address. */
  open?: Connector;
};

export type Call = {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** A chat or push service: 404 means that the target is deleted, and 429 says how long to wait. */
  isService?: boolean;
};

export type Receivers = {
  post(call: Call): Promise<SendOutcome>;
  refuseAddress(url: string): Promise<string | null>;
};

const PRIVATE =
  'This address isn’t public. The operator of this Threadwell can allow it with WEBHOOK_ALLOW (host:port).';
const REFUSALS: Record<VisitRefusal['reason'], string> = {
  notWeb: 'Enter a web address that begins with https://.',
  credentials: 'Leave the name and the password out of the address.',
  port: 'This port can’t be called.',
  private: PRIVATE,
};

/** Calls addresses from users: public ones only, checked at every connection, without redirects. */
export function createReceivers(ports: ReceiverPorts): Receivers {
  const { clock, lookup = lookupAddresses } = ports;
  const policy: VisitPolicy = { fetchAllow: ports.webhookAllow, ports: 'any' };
  let agent: Promise<Agent> | null = null;

  async function openAgent(): Promise<Agent> {
    const { Agent, buildConnector } = await import('undici');
    const open = ports.open ?? buildConnector({ timeout: TIME_MS });
    return new Agent({ connect: guardConnect(policy, lookup, open), maxHeaderSize: 16_384 });
  }

  async function call(request: Call, signal: AbortSignal): Promise<SendOutcome> {
    const { url, headers, body, isService = false } = request;
    const { fetch } = await import('undici');
    agent ??= openAgent();
    const init = { method: 'POST', headers: { 'user-agent': 'Threadwell (alerts)', ...headers }, body };
    const response = await fetch(url, { ...init, dispatcher: await agent, redirect: 'manual', signal });
    // Reads a short answer to its end, so that the connection can be reused.
    await readAtMost(response.body, ANSWER_BYTES).catch(() => null);
    return judge(response, isService);
  }

  return {
    async post(request) {
      const late = new AbortController();
      const stop = clock.after(TIME_MS, () => late.abort());
      try {
        return await call(request, late.signal);
      } catch (error) {
        const reason = late.signal.aborted ? 'It didn’t answer within 10 seconds.' : wordFailure(error);
        return { kind: 'failed', status: null, reason };
      } finally {
        stop();
      }
    },
    async refuseAddress(url) {
      const visit = decideVisit(url, policy);
      if (!visit.ok) return REFUSALS[visit.reason];
      if (visit.allowed || visit.address) return null;
      // A name that can’t be resolved now is checked again at every call.
      const addresses = await lookup(visit.host).catch(() => []);
      return addresses.every((address) => mayConnect(address, policy)) ? null : PRIVATE;
    },
  };
}

function judge({ status, headers }: Response, isService: boolean): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  if (status === 410 || (isService && status === 404))
    return { kind: 'gone', status, reason: `It answered that it is gone (${status}).` };
  const isRedirect = status >= 300 && status < 400;
  const reason = isRedirect
    ? `It redirects elsewhere (${status}), and redirects aren’t followed.`
    : `It answered with status ${status}.`;
  const waitS = isService && status === 429 ? Number(headers.get('retry-after')) : 0;
  const retryAfterMs = waitS > 0 ? Math.min(Math.ceil(waitS), LONGEST_WAIT_S) * 1_000 : 0;
  return { kind: 'failed', status, reason, ...(retryAfterMs > 0 && { retryAfterMs }) };
}

function wordFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof VisitRefused)
    return cause.reason === 'nameUnknown'
      ? `The name ${cause.host} can’t be looked up.`
      : REFUSALS[cause.reason];
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return `It can’t be reached${code && ` (${code})`}.`;
}
