import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindJobs } from './bind-jobs.ts';
import { declareJob, handleJob } from './job.ts';

const declare = (name: string) => declareJob({ name, payload: z.object({}), attempts: 1, leaseMs: 1_000 });
const handle = (name: string) => handleJob(declare(name), async () => {});

test('binds every declared job to its handler', () => {
  const handlers = [handle('a'), handle('b')];
  expect(bindJobs([declare('a'), declare('b')], handlers)).toBe(handlers);
});

test('rejects a job without a handler', () => {
  expect(() => bindJobs([declare('a'), declare('b')], [handle('a')])).toThrow('b has no handler');
});

test('rejects a job with two handlers', () => {
  expect(() => bindJobs([declare('a')], [handle('a'), handle('a')])).toThrow('a has two handlers');
});
