import {
  CalendarDays,
  ChartColumn,
  Compass,
  FileText,
  LayoutDashboard,
  Lightbulb,
  PenLine,
  Radar,
  type LucideIcon,
} from 'lucide-react';
import type { PAGES } from '#contract/pages.ts';

type Entry = { to: (typeof PAGES)[number]; label: string; icon: LucideIcon; keys: `g ${string}` };

export const NAVIGATION: readonly Entry[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, keys: 'g d' },
  { to: '/posts', label: 'Posts', icon: FileText, keys: 'g p' },
  { to: '/calendar', label: 'Calendar', icon: CalendarDays, keys: 'g c' },
  { to: '/generator', label: 'Content Generator', icon: PenLine, keys: 'g g' },
  { to: '/discovery', label: 'Subreddit Discovery', icon: Compass, keys: 'g r' },
  { to: '/scanner', label: 'Opportunity Scanner', icon: Radar, keys: 'g s' },
  { to: '/analytics', label: 'Analytics', icon: ChartColumn, keys: 'g a' },
  { to: '/opportunities', label: 'Opportunities', icon: Lightbulb, keys: 'g o' },
];
