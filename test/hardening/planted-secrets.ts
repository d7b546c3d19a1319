import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#server/boot/read-settings.ts';

/** A unique text as long and as random-looking as a real secret. */
export const plantedSecret = (name: string): string =>
  `${name.replaceAll(/\W/g, '')}${Buffer.from(`planted:${name}`).toString('hex')}`.slice(0, 64);

/** Passes the settings through files, as `NAME_FILE`. */
export function settingsFromFiles(secrets: Readonly<Record<string, string>>): {
  settings: Record<string, string>;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'threadwell-secrets-'));
  const files = Object.entries(secrets).map(([name, secret]) => {
    const path = join(folder, name);
    writeFileSync(path, `${secret}\n`);
    return [`${name}_FILE`, path] as const;
  });
  const given = Object.entries(readSettings(Object.fromEntries(files)));
  const settings = given.filter((each): each is [string, string] => each[1] !== undefined);
  return { settings: Object.fromEntries(settings), remove: () => rmSync(folder, { recursive: true }) };
}

/** A fake for every server we call. It echoes each request in its response. */
export async function startEchoServer(): Promise<{ url: string; calls: () => number; stop: () => void }> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => {
      const message = JSON.stringify([request.url, request.headers, sent]);
      response.writeHead(400, { 'content-type': 'application/json', 'x-told': encodeURIComponent(message) });
      response.end(JSON.stringify({ error: message, message, error_description: message }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, stop: () => void server.close() };
}

/** A secret in its plain and encoded forms. */
const waysToWrite = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  const basic = Buffer.from(`x:${secret}`).toString('base64').slice(4, -4);
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('hex'),
    // The ends of the encoding depend on the neighboring bytes.
    bytes.toString('base64').slice(0, -4),
    bytes.toString('base64url').slice(0, -4),
    basic,
  ];
};

/** The secrets found in each text, in any encoding. */
export function findSecrets(
  secrets: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): string[] {
  const spelled = [...secrets].flatMap(([name, secret]) =>
    waysToWrite(secret).map((spelling) => [name, spelling] as const),
  );
  const found = [...texts].flatMap(([where, text]) =>
    spelled.flatMap(([name, spelling]) => (text.includes(spelling) ? [`${name} in ${where}`] : [])),
  );
  return [...new Set(found)];
}
