import { Agent, get } from 'node:http';

/** Sends requests over keep-alive connections, at a cost low enough to keep the server busy. */
export function createAsking(url: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return (path: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      get(url + path, { agent, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
}
