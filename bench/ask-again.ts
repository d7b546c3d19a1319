import { Agent, get } from 'node:http';

/** Asks over connections that stay open, and costs so little itself that the server is never idle between two calls. */
export function createAsking(url: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return (path: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      get(url + path, { agent, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
}
