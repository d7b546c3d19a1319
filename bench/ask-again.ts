import { Agent, get } from 'node:http';

/** Sends requests over keep-alive connections, cheaply enough that the server is never idle in between. */
export function createAsking(url: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return (path: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      get(url + path, { agent, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
}
