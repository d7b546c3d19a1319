import { get, type IncomingMessage } from 'node:http';
import type { TestClient } from './test-client.ts';

/** Opens the stream over real HTTP and returns its topics one by one. */
export async function openEventStream(address: string, client: TestClient) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}/api/events`, { headers: { cookie, host: '127.0.0.1:3000' } }, resolve).on(
      'error',
      reject,
    );
  });
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  async function next(): Promise<string | null> {
    for (;;) {
      const found = /data: (.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1]!).topic;
      }
      const { value, done } = await chunks.next();
      if (done) return null;
      text += value;
    }
  }
  return {
    response,
    /** The next topic, skipping that of the session just started, whose message may still arrive. */
    async next(): Promise<string | null> {
      for (;;) {
        const topic = await next();
        if (topic !== 'sessions') return topic;
      }
    },
  };
}
