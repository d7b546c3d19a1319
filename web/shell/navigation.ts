import * as icons from 'lucide-react';
import type { PAGES } from '#contract/pages.ts';

type Entry = {
  to: (typeof PAGES)[number];
  label: string;
  icon: icons.LucideIcon;
  keys: `g ${string}`;
  /** More words by which the command palette finds the page. */
  words: string;
};

export const NAVIGATION: readonly Entry[] = [
  { to: '/', label: 'Dashboard', icon: icons.LayoutDashboard, keys: 'g d', words: 'home overview accounts' },
  {
    to: '/posts',
    label: 'Posts',
    icon: icons.FileText,
    keys: 'g p',
    words: 'drafts scheduled published',
  },
  { to: '/calendar', label: 'Calendar', icon: icons.CalendarDays, keys: 'g c', words: 'schedule plan week' },
  { to: '/generator', label: 'Content Generator', icon: icons.PenLine, keys: 'g g', words: 'write draft' },
  { to: '/discovery', label: 'Subreddit Discovery', icon: icons.Compass, keys: 'g r', words: 'communities' },
  {
    to: '/scanner',
    label: 'Opportunity Scanner',
    icon: icons.Radar,
    keys: 'g s',
    words: 'threads keywords listen',
  },
  {
    to: '/analytics',
    label: 'Analytics',
    icon: icons.ChartColumn,
    keys: 'g a',
    words: 'results upvotes statistics',
  },
  {
    to: '/opportunities',
    label: 'Opportunities',
    icon: icons.Lightbulb,
    keys: 'g o',
    words: 'trending recommended',
  },
];
