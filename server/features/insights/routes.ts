import * as figures from '#contract/figures.ts';
import * as insights from '#contract/insights.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { saveFigures } from './save-figures.ts';
import { readFigures } from './read-figures.ts';
import { readMetrics } from './read-metrics.ts';
import { readReport } from './read-report.ts';
import { readSeries } from './read-series.ts';

export function insightRoutes(app: App): void {
  handle(app, figures.readFigures, readFigures);
  handle(app, figures.saveFigures, saveFigures);
  handle(app, insights.readMetrics, readMetrics);
  handle(app, insights.readSeries, readSeries);
  handle(app, insights.readReport, readReport);
}
