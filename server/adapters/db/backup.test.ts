import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getUser } from '#contract/session.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { signInAgain } from '#test/factories.ts';
import { createTestClient } from '#test/test-client.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('restores a backup into the same and into another database', async () => {
  const [from, into] = [await createTestApp(), await createTestApp()];
  const ada = await from.as('ada');
  const path = join(from.base.config.dataDir, 'backup.jsonl.gz');
  const rows = await writeBackup(from.base.db, path, new Date(0));
  await into.as('replaced');
  const header = await checkBackup(path);
  expect(header).toMatchObject({ tables: { users: rows['users'] }, createdAt: '1970-01-01T00:00:00.000Z' });
  await restoreBackup(into.base.db, path, header, 2_000);
  const again = createTestClient(into.http, into.base, await signInAgain(into.base, ada.user!));
  expect(await again.call(getUser)).toEqual(await ada.call(getUser));
  const users = await into.base.db.selectFrom('users').select('email').execute();
  expect(users).toEqual([{ email: 'ada@example.com' }]);
  await Promise.all([from.close(), into.close()]);
});

test('refuses a truncated, incomplete, foreign or newer backup before changing anything', async () => {
  const app = await createTestApp();
  await app.as('ada');
  const path = join(app.base.config.dataDir, 'backup.jsonl.gz');
  await writeBackup(app.base.db, path, new Date(0));
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
  const check = (changed: string[]) => {
    writeFileSync(path, gzipSync(changed.join('\n')));
    return checkBackup(path);
  };
  await expect(check(lines.slice(0, -1))).rejects.toThrow('is incomplete');
  await expect(check(lines.toSpliced(2, 1))).rejects.toThrow('is incomplete');
  await expect(
    check([...lines.slice(0, -1), '{"end":0,"tables":{"users":1}}'].toSpliced(1, lines.length - 2)),
  ).rejects.toThrow('users has 0 of 1 rows');
  await expect(check([lines[0]!.replace(/1970[^"]+/, 'never'), ...lines.slice(1)])).rejects.toThrow(
    'not a Thread',
  );
  const foreign = lines.map((line) => line.replace('"table":"users"', '"table":"main.users"'));
  await expect(check(foreign)).rejects.toThrow('is incomplete');
  await expect(check(['{"hello":"world"}'])).rejects.toThrow('is not a Threadwell backup');
  await expect(check([lines[0]!.replace(/\d{4}-/, '9999-'), ...lines.slice(1)])).rejects.toThrow(
    'newer Threadwell',
  );
  writeFileSync(path, 'not even compressed');
  await expect(checkBackup(path)).rejects.toThrow('cannot be read as a backup');
  await app.close();
});
