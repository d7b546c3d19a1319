import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readCalendarSearch } from './features/calendar/calendar-search.ts';
import { readDiscoverySearch } from './features/discovery/discovery-search.ts';
import { readAnalyticsSearch, readWeekSearch } from './features/insights/analytics-search.ts';
import { readPostsSearch } from './features/list/posts-search.ts';
import { readScannerSearch } from './features/scanner/scanner-search.ts';
import { preloadable, PageProblem } from './page-code.tsx';
import { isKnownSignedOut } from './lib/browser.ts';
import { Frame } from './routes/frame.tsx';
import { FullScreenProblem } from './routes/full-screen-problem.tsx';
import { Root } from './routes/root.tsx';

const root = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(
    preloadable(() => import('./routes/not-found.tsx')),
    'NotFound',
  ),
  errorComponent: () => (
    <FullScreenProblem text="This page couldn’t be shown." onRetry={() => location.reload()} />
  ),
});
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });

type Given = Record<string, unknown>;
/** The router passes on what a reader leaves out, unless it is overwritten. */
const only =
  <Search extends object>(read: (given: Given) => Search) =>
  (given: Given): Search => ({
    ...Object.fromEntries(Object.keys(given).map((key) => [key, undefined])),
    ...read(given),
  });

const page = <const Path extends string>(path: Path) => ({ getParentRoute: () => frame, path });

const Dashboard = lazyRouteComponent(
  preloadable(() => import('./routes/dashboard.tsx')),
  'Dashboard',
);
const Settings = lazyRouteComponent(
  preloadable(() => import('./routes/settings.tsx')),
  'Settings',
);
if (location.pathname === '/' && !isKnownSignedOut()) void Dashboard.preload?.();

const pages = [
  // Wrapped, because the router would load a lazy component even for visitors.
  createRoute({ ...page('/'), component: () => <Dashboard /> }),
  createRoute({
    ...page('/posts'),
    validateSearch: only(readPostsSearch),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/posts.tsx')),
      'Posts',
    ),
  }),
  createRoute({
    ...page('/posts/trash'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/trash.tsx')),
      'Trash',
    ),
  }),
  createRoute({
    ...page('/posts/$id'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/post.tsx')),
      'PostPage',
    ),
  }),
  createRoute({
    ...page('/calendar'),
    validateSearch: only(readCalendarSearch),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/calendar.tsx')),
      'Calendar',
    ),
  }),
  createRoute({
    ...page('/activity'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/activity.tsx')),
      'ActivityPage',
    ),
  }),
  createRoute({
    ...page('/alerts'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/alerts.tsx')),
      'Alerts',
    ),
  }),
  createRoute({
    ...page('/generator'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/generator.tsx')),
      'Generator',
    ),
  }),
  createRoute({
    ...page('/discovery'),
    validateSearch: only(readDiscoverySearch),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/discovery.tsx')),
      'Discovery',
    ),
  }),
  createRoute({
    ...page('/communities/$name'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/community.tsx')),
      'CommunityPage',
    ),
  }),
  createRoute({
    ...page('/scanner'),
    validateSearch: only(readScannerSearch),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/scanner.tsx')),
      'Scanner',
    ),
  }),
  createRoute({
    ...page('/clip'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/clip.tsx')),
      'ClipPage',
    ),
  }),
  createRoute({
    ...page('/analytics'),
    validateSearch: only(readAnalyticsSearch),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/analytics.tsx')),
      'Analytics',
    ),
  }),
  createRoute({
    ...page('/analytics/week'),
    validateSearch: only(readWeekSearch),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/week.tsx')),
      'WeekPage',
    ),
  }),
  createRoute({
    ...page('/opportunities'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/opportunities.tsx')),
      'Opportunities',
    ),
  }),
  createRoute({
    ...page('/check'),
    component: lazyRouteComponent(
      preloadable(() => import('./routes/check.tsx')),
      'CheckPage',
    ),
  }),
  createRoute({ ...page('/settings'), component: Settings }),
  createRoute({ ...page('/settings/writing'), component: Settings }),
  createRoute({ ...page('/settings/posting'), component: Settings }),
  createRoute({ ...page('/settings/reddit'), component: Settings }),
  createRoute({ ...page('/settings/access'), component: Settings }),
] as const;

export const router = createRouter({
  routeTree: root.addChildren([frame.addChildren(pages)]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: PageProblem,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
