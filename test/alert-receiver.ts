import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; headers?: Record<string, string>; endless?: true };

export type AlertReceiver = {
  /** `host:port`, in the format of WEBHOOK_ALLOW. */
  host: string;
  url: string;
  calls: ReceivedCall[];
  /** Sets its answer from now on. */
  answer(next: Answer): void;
  /** From this call on, leaves calls unanswered. */
  hang(): void;
  stop(): Promise<void>;
};

/** Sends text until the connection is closed. */
function writeOn(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(1_024)));
  };
  response.on('drain', more);
  more();
}

/** A webhook receiver on loopback. */
export async function startAlertReceiver(): Promise<AlertReceiver> {
  const calls: ReceivedCall[] = [];
  let next: Answer | null = { status: 204 };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    if (!next) return;
    response.writeHead(next.status, next.headers);
    if (next.endless) writeOn(response);
    else response.end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    calls,
    answer: (answer) => void (next = answer),
    hang: () => void (next = null),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

const TOLERANCE_S = 5 * 60;

/** Verifies a call by the Standard Webhooks specification, independently of the code that signs. */
export function verifyWebhook({ headers, body }: ReceivedCall, secret: string, now: number): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (Math.abs(now / 1_000 - Number(timestamp)) > TOLERANCE_S) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return (signatures ?? '').split(' ').includes(`v1,${expected}`);
}
