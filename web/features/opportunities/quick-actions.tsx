import { Link } from '@tanstack/react-router';
import { ChartColumn, Compass, PenLine } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';

const ACTIONS = [
  { to: '/generator', label: 'Generate content', text: 'From a topic to a draft', icon: PenLine },
  { to: '/discovery', label: 'Discover subreddits', text: 'By keyword and size', icon: Compass },
  { to: '/analytics', label: 'View analytics', text: 'What came of your posts', icon: ChartColumn },
] as const;

export const QuickActions = () => (
  <Card title="Quick Actions">
    <ul className="divide-y">
      {ACTIONS.map(({ to, label, text, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className="flex items-center gap-3 px-4 py-3 hover:bg-sunken">
            <Icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
            <span className="text-sm">
              <span className="font-medium">{label}</span>
              <span className="block text-ink-2">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
