import { sql } from 'kysely';
import type { TestApp } from './create-test-app.ts';

/** Advances time in steps and runs the due jobs after each. Skips steps without due jobs. */
export async function passTime(
  { base, clock }: Pick<TestApp, 'base' | 'clock'>,
  ms: number,
  stepMs = 2_000,
): Promise<void> {
  for (let left = Math.ceil(ms / stepMs); left > 0;) {
    const next = await base.db
      .selectFrom('jobs')
      .select(sql<number | null>`min(coalesce(leased_until, run_at))`.as('at'))
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    const untilDue = Math.ceil(((next?.at ?? Infinity) - clock.now()) / stepMs);
    const steps = Math.min(left, Math.max(untilDue, 1));
    clock.advance(steps * stepMs);
    left -= steps;
    while ((await base.jobs.runDue(10)) > 0);
  }
}
