import { Link } from '@tanstack/react-router';
import { ChartColumn, Compass, PenLine } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';

const ACTIONS = [
  { to: '/generator', label: 'Generate content', icon: PenLine },
  { to: '/discovery', label: 'Discover subreddits', icon: Compass },
  { to: '/analytics', label: 'View analytics', icon: ChartColumn },
] as const;

export const QuickActions = () => (
  <Card title="Quick Actions">
    <ul className="divide-y">
      {ACTIONS.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className="flex items-center gap-3 px-4 py-3 hover:bg-sunken">
            <Icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
            <span className="text-sm font-medium">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
