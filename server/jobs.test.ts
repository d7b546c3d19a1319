import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { JOBS } from './jobs.ts';

test('every job that a capability declares has a handler', async () => {
  const files = globSync('server/features/*/*-jobs.ts');
  const declared = await Promise.all(files.map((file) => import(`${process.cwd()}/${file}`)));
  const names = declared.flatMap((jobs: object) =>
    Object.values(jobs).map(({ name }: { name: string }) => name),
  );
  expect(files.map((file) => basename(file))).not.toEqual([]);
  expect(JOBS.map(({ job }) => job.name).toSorted()).toEqual(names.toSorted());
});
