import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Range, readMetrics, readReport, readSeries } from '#contract/insights.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';

const METRICS: Target<typeof readMetrics> = { method: 'GET', path: '/api/dashboard/metrics' };
const SERIES: Target<typeof readSeries> = { method: 'GET', path: '/api/insights/series' };
const REPORT: Target<typeof readReport> = { method: 'GET', path: '/api/insights/report' };

export const metricsQuery = queryOptions({
  queryKey: [METRICS.path],
  queryFn: () => call(METRICS, { timeZone: ownTimeZone() }),
});

export const SERIES_KEY = [SERIES.path] as const;
export const seriesQuery = (range: Range) =>
  queryOptions({
    queryKey: [...SERIES_KEY, range],
    queryFn: () => call(SERIES, { range, timeZone: ownTimeZone() }),
    placeholderData: keepPreviousData,
  });

export const REPORT_KEY = [REPORT.path] as const;
export const reportQuery = (range: Range) =>
  queryOptions({
    queryKey: [...REPORT_KEY, range],
    queryFn: () => call(REPORT, { range, timeZone: ownTimeZone() }),
    placeholderData: keepPreviousData,
  });
