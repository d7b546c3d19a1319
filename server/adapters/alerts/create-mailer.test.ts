import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from './create-mailer.ts';

async function refuseWith(greeting: string) {
  const server = createServer((socket) => socket.end(`${greeting}\r\n`)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = createMailer(`smtp://127.0.0.1:${port}`, 'alerts@example.com');
  return await send({ to: 'ada@example.com', subject: 'One', text: 'One', html: 'One' });
}

test('repeats a mail server’s answer without characters that a database refuses', async () => {
  expect(await refuseWith('554 Go\0 away\x07 now')).toEqual({
    kind: 'failed',
    status: 554,
    reason: 'The mail server didn’t take it (554 Go away now).',
  });
});

test('shortens a long answer of a mail server', async () => {
  const outcome = await refuseWith(`554 ${'😀'.repeat(1_000)}`);
  expect('reason' in outcome && outcome.reason.length).toBeLessThan(250);
  expect('reason' in outcome && outcome.reason.isWellFormed()).toBe(true);
});
