import { createInterface } from 'node:readline/promises';
import { getUser } from '../../contract/session.ts';
import { callOverHttp } from './call-over-http.ts';
import { saveServer, USUAL_URL } from './read-server.ts';
import { UsageError } from './usage-error.ts';

/** `threadwell login [URL]` asks for a key on standard input, checks it and saves both. */
export async function logIn([url = USUAL_URL]: readonly string[]): Promise<void> {
  if (!URL.canParse(url)) throw new UsageError(`${url} isn’t an address such as ${USUAL_URL}.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const key = (await lines.question('API key (Settings, API keys): ')).trim();
  lines.close();
  const { email } = await callOverHttp({ url, key })(getUser);
  console.log(`Signed in as ${email}. Saved in ${await saveServer({ url, key })}.`);
}
