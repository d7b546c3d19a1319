import { Link } from '@tanstack/react-router';
import { SETTINGS_GROUPS } from './settings-sections.ts';

export const SettingsNavigation = () => (
  <nav aria-label="Settings" className="-mt-3 mb-4 overflow-x-auto border-b">
    <ul className="flex gap-5">
      {SETTINGS_GROUPS.map(({ to, label }) => (
        <li key={to} className="shrink-0">
          <Link
            to={to}
            activeOptions={{ exact: true }}
            className={
              'flex h-11 items-center border-b-2 border-transparent px-1 text-sm font-medium text-ink-2 ' +
              '-outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'
            }
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
