import * as icons from 'lucide-react';
import type { PAGES } from '#contract/pages.ts';

type Entry = { to: (typeof PAGES)[number]; label: string; icon: icons.LucideIcon; keys: `g ${string}` };

export const NAVIGATION: readonly Entry[] = [
  { to: '/', label: 'Dashboard', icon: icons.LayoutDashboard, keys: 'g d' },
  { to: '/posts', label: 'Posts', icon: icons.FileText, keys: 'g p' },
  { to: '/calendar', label: 'Calendar', icon: icons.CalendarDays, keys: 'g c' },
  { to: '/generator', label: 'Content Generator', icon: icons.PenLine, keys: 'g g' },
  { to: '/discovery', label: 'Subreddit Discovery', icon: icons.Compass, keys: 'g r' },
  { to: '/scanner', label: 'Opportunity Scanner', icon: icons.Radar, keys: 'g s' },
  { to: '/analytics', label: 'Analytics', icon: icons.ChartColumn, keys: 'g a' },
  { to: '/opportunities', label: 'Opportunities', icon: icons.Lightbulb, keys: 'g o' },
];
