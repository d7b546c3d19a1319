import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { Frame } from './routes/frame.tsx';
import { FullScreenProblem } from './routes/full-screen-problem.tsx';
import { NotFound } from './routes/not-found.tsx';
import { Root } from './routes/root.tsx';

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ({ reset }) => <FullScreenProblem text="This page could not be shown." onRetry={reset} />,
});
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });

const page = <const Path extends string>(path: Path) => ({ getParentRoute: () => frame, path });

// Not a route component of the router's own: those load before it is known that the landing view is not wanted.
const Dashboard = lazy(() =>
  import('./routes/dashboard.tsx').then(({ Dashboard: component }) => ({ default: component })),
);

const pages = [
  createRoute({ ...page('/'), component: Dashboard }),
  createRoute({
    ...page('/posts'),
    component: lazyRouteComponent(() => import('./routes/posts.tsx'), 'Posts'),
  }),
  createRoute({
    ...page('/generator'),
    component: lazyRouteComponent(() => import('./routes/generator.tsx'), 'Generator'),
  }),
  createRoute({
    ...page('/discovery'),
    component: lazyRouteComponent(() => import('./routes/discovery.tsx'), 'Discovery'),
  }),
  createRoute({
    ...page('/scanner'),
    component: lazyRouteComponent(() => import('./routes/scanner.tsx'), 'Scanner'),
  }),
  createRoute({
    ...page('/analytics'),
    component: lazyRouteComponent(() => import('./routes/analytics.tsx'), 'Analytics'),
  }),
  createRoute({
    ...page('/opportunities'),
    component: lazyRouteComponent(() => import('./routes/opportunities.tsx'), 'Opportunities'),
  }),
  createRoute({
    ...page('/settings'),
    component: lazyRouteComponent(() => import('./routes/settings.tsx'), 'Settings'),
  }),
] as const;

export const router = createRouter({
  routeTree: root.addChildren([frame.addChildren(pages)]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
