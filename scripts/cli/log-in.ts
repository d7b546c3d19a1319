import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { getUser } from '../../contract/session.ts';
import { callOverHttp } from './call-over-http.ts';
import { checkServer, saveServer, USUAL_URL } from './read-server.ts';

/** `threadwell login [URL]` asks for a key on standard input, checks it and saves both. */
export async function logIn([url = USUAL_URL]: readonly string[]): Promise<void> {
  checkServer({ url, key: 'unknown' });
  const server = checkServer({ url, key: await askForKey(url) });
  const { email } = await callOverHttp(server)(getUser);
  console.log(`Signed in as ${email}. Saved in ${await saveServer(server)}.`);
}

/** Reads a line without showing it. Empty if there is none. */
async function askForKey(url: string): Promise<string> {
  process.stderr.write(`API key (${new URL('/settings#api-keys', url).href}): `);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  let key = '';
  for await (const line of lines) {
    key = line.trim();
    break;
  }
  process.stderr.write('\n');
  return key;
}
