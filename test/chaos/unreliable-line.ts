import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Fate, FATES, MOMENTS } from './fates.ts';
import { findName } from './planned-posts.ts';

const LATE_MS = 4_000;

export type Line = { url: string; stop(): Promise<void> };
/** The faults that have occurred on any connection. */
export type OccurredFaults = Set<string>;

type Answer = { status: number; headers: Headers; body: Buffer };
type Given = { siteUrl: string; happened: OccurredFaults; kill: () => void };

/** The connection between one server process and the platform. Drops messages and kills the process as planned. */
export async function openLine({ siteUrl, happened, kill }: Given): Promise<Line> {
  const server = createServer((request, response) => {
    carry(request, response).catch(() => response.destroy());
  });

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const what = `${request.method} ${request.url}`;
    const forward = () => send(siteUrl, request, body);
    for (const [moment, pattern] of Object.entries(MOMENTS)) {
      if (pattern.test(what) && !happened.has(moment)) {
        happened.add(moment);
        return kill();
      }
    }
    const fields = new URLSearchParams(/^POST \/api\/(submit|comment)/.test(what) ? body.toString() : '');
    const words = fields.get('title') ?? fields.get('text');
    const fate = FATES.find((each) => words?.includes(each));
    const name = words && findName(words);
    if (!name || !fate || happened.has(name)) return pass(await forward(), response);
    happened.add(name);
    await play(fate, forward, response);
  }

  async function play(fate: Fate, forward: () => Promise<Answer>, response: ServerResponse): Promise<void> {
    switch (fate) {
      case 'goes well':
        return pass(await forward(), response);
      case 'is lost on the way':
        return void response.destroy();
      case 'is taken, and the answer is lost':
        await forward();
        return void response.destroy();
      case 'fails before it is taken':
        return void response.writeHead(500).end();
      case 'fails after it was taken':
        await forward();
        return void response.writeHead(500).end();
      case 'is taken seconds after we hung up':
        response.destroy();
        setTimeout(() => void forward(), LATE_MS);
        return;
      case 'is asked to wait':
        return void response.writeHead(429, { 'x-ratelimit-reset': '3', 'x-ratelimit-remaining': '0' }).end();
      case 'arrives, and the sender is killed':
        return kill();
      case 'is taken, and the sender is killed before it hears so':
        await forward();
        return kill();
      case 'is taken, and the sender is killed as it hears so':
        pass(await forward(), response);
        response.on('finish', kill);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function send(siteUrl: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = new Headers();
  for (const name of ['authorization', 'content-type', 'user-agent', 'cookie'] as const)
    if (request.headers[name]) headers.set(name, request.headers[name]);
  const answer = await fetch(`${siteUrl}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']);

function pass({ status, headers, body }: Answer, response: ServerResponse): void {
  for (const [name, value] of headers) if (!HOP.has(name)) response.setHeader(name, value);
  response.writeHead(status).end(body);
}
