import type { Input, Output } from '#contract/endpoint.ts';
import { RANGES, type readSeries as endpoint } from '#contract/insights.ts';
import type { UserContext } from '#server/context.ts';
import { measureSpans } from './measure-spans.ts';

export async function readSeries(
  ctx: UserContext,
  { range, timeZone }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { site, days, daysBefore, total, before, engagementRate, changes } = await measureSpans(ctx, {
    days: RANGES[range],
    timeZone,
  });
  return { range, site, days, daysBefore, total, before, engagementRate, changes };
}
