import type { Purpose } from '#core/calls/call-queue.ts';
import type { Clock } from '../clock.ts';
import type { CallBudget } from './call-budget.ts';
import { type Failure, mapOk, type Outcome, unknown } from './outcome.ts';
import type { PlatformTime } from './platform-time.ts';
import type { PlatformSettings } from './platform-settings.ts';
import type { RawAnswer } from './raw-answer.ts';
import { MOVED, readEnvelope } from './read-envelope.ts';
import { readBudgetHeaders } from './read-wait.ts';
import type { NoAnswer, Transport } from './transport.ts';

/** Read on both clocks: the monotonic one pauses while the machine sleeps, the wall clock may be changed. */
export type Deadline = { monotonic: number; wall: number };

export type Form = Record<string, string | undefined>;

/** A call as data. `form` makes it a POST. */
export type PlatformCall<T> = {
  purpose: Purpose;
  workspaceId: string;
  /** Where the call goes: the API's host, or the host of the token endpoint. */
  host: 'api' | 'auth';
  path: string;
  query?: Form;
  form?: Form;
  authorization: string;
  /** After this instant, give up instead of sending. */
  startBy?: Deadline;
  /** The call leaves the queue at this instant (monotonic). */
  leaveAt?: number;
  onWait?: (until: number) => void;
  /** True if the budget has already counted the call. */
  isCounted?: boolean;
  read: (json: unknown) => T | undefined;
};

const READ_DEADLINE_MS = 15_000;
const WRITE_DEADLINE_MS = 30_000;

export type CallPorts = {
  settings: PlatformSettings;
  transport: Transport;
  budget: CallBudget;
  clock: Clock;
  time: PlatformTime;
  onCall: (purpose: Purpose, outcome: string) => void;
};

/** Makes one call: waits for the budget, sends once, parses the answer, applies its rate-limit headers. */
export async function makeCall<T>(
  { settings, transport, budget, clock, time, onCall }: CallPorts,
  call: PlatformCall<T>,
): Promise<Outcome<T>> {
  const { purpose, workspaceId, startBy, onWait } = call;
  const leaveAt = startBy?.monotonic ?? call.leaveAt;
  const waiting = {
    purpose,
    workspaceId,
    ...(leaveAt !== undefined && { leaveAt }),
    ...(onWait && { onWait }),
  };
  if (!call.isCounted && !(await budget.enter(waiting))) return NO_TURN;
  if (startBy && (clock.monotonic() > startBy.monotonic || clock.wall() > startBy.wall)) return NO_TURN;
  const answer = await transport({
    method: call.form ? 'POST' : 'GET',
    url: buildUrl(settings, call),
    headers: {
      authorization: call.authorization,
      'user-agent': settings.userAgent,
      accept: 'application/json',
      ...(call.form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    deadlineMs: call.form ? WRITE_DEADLINE_MS : READ_DEADLINE_MS,
    ...(call.form && {
      body: encodeForm({ ...(call.host === 'api' && { api_type: 'json' }), ...call.form }),
    }),
  });
  if (isNoAnswer(answer)) {
    onCall(call.purpose, 'noAnswer');
    return answer.sent ? unknown(null, answer.detail) : { kind: 'notSent', detail: answer.detail };
  }
  time.sync(answer.headers['date']);
  await budget.applyHeaders(readBudgetHeaders(answer));
  const read = readEnvelope(answer);
  const isWriteMoved = call.form !== undefined && read.kind === 'rejected' && read.code === MOVED;
  const outcome = isWriteMoved ? unknown(answer.status, read.message) : read;
  onCall(call.purpose, outcome.kind);
  if (outcome.kind === 'rateLimited' && outcome.scope === 'installation') await budget.block(outcome.waitMs);
  return mapOk(outcome, call.read);
}

export const NO_TURN: Failure = { kind: 'notSent', detail: 'Its turn did not come in time.' };

const isNoAnswer = (answer: RawAnswer | NoAnswer): answer is NoAnswer => 'sent' in answer;

/** Without raw_json=1 the platform HTML-escapes <, > and & in every text. */
export function buildUrl(
  settings: PlatformSettings,
  { host, path, query }: Pick<PlatformCall<unknown>, 'host' | 'path' | 'query'>,
): string {
  const base = host === 'api' ? settings.apiUrl : settings.authUrl;
  const parameters = encodeForm({ ...query, ...(host === 'api' && { raw_json: '1' }) });
  return new URL(`${path}${parameters && `?${parameters}`}`, base).href;
}

export const encodeForm = (form: Form): string =>
  new URLSearchParams(
    Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
