import type { Page } from '@playwright/test';
import type { Metrics } from '../contract/insights.ts';

const NONE: Metrics = {
  totalPosts: 0,
  totalUpvotes: 0,
  totalClicks: 0,
  avgEngagementRate: 0,
  measuredPosts: 0,
  clicksMeasured: false,
  hasImportedClicks: false,
  isThin: false,
  changes: { posts: null, upvotes: null, clicks: null, engagementRate: null },
  measuredAt: null,
  site: 'sandbox',
};

/** Replaces the dashboard's figures. */
export const stubMetrics = (page: Page, metrics: Partial<Metrics>): Promise<unknown> =>
  page.route('**/api/dashboard/metrics?*', (route) => route.fulfill({ json: { ...NONE, ...metrics } }));
