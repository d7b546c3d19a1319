import { Link } from '@tanstack/react-router';
import { BellRing, LogOut, type LucideIcon, Moon, Search, Settings, Sun } from 'lucide-react';
import type { PAGES } from '#contract/pages.ts';
import type { User } from '#contract/session.ts';
import { ActivityBell } from '#web/features/activity/activity-bell.tsx';
import { UnviewedCount } from '#web/features/scanner/unviewed-count.tsx';
import { avatarLetter, displayName, planLabel } from '#web/features/session/user-name.ts';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Brand } from './brand.tsx';
import { KeyHint } from './key-hint.tsx';
import { NAVIGATION } from './navigation.ts';

function ThemeButton() {
  const { dark } = useTheme();
  const label = dark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <IconButton icon={dark ? Sun : Moon} label={label} onClick={() => setTheme(dark ? 'light' : 'dark')} />
  );
}

export const SidebarAccount = ({ user, onLogOut }: { user: User; onLogOut: () => void }) => (
  <div className="flex items-center gap-2 border-t px-3 py-3">
    <Avatar imageUrl={user.profileImageUrl} letter={avatarLetter(user)} />
    <div className="min-w-0 flex-1 leading-4">
      <p className="truncate text-sm font-medium" title={displayName(user)}>
        {displayName(user)}
      </p>
      <p className="text-xs text-ink-2">{planLabel(user)}</p>
    </div>
    <ThemeButton />
    <IconButton icon={LogOut} label="Log out" onClick={onLogOut} />
  </div>
);

type SidebarProps = { user: User; onSearch: () => void; onLogOut: () => void; onNavigate?: () => void };

type SidebarLinkProps = {
  to: (typeof PAGES)[number];
  label: string;
  icon: LucideIcon;
  onNavigate: (() => void) | undefined;
};

const SidebarLink = ({ to, label, icon: Icon, onNavigate }: SidebarLinkProps) => (
  <Link
    to={to}
    activeOptions={{ exact: to !== '/settings', includeSearch: false }}
    {...(onNavigate && { onClick: onNavigate })}
    className={
      'flex h-8 items-center gap-3 rounded-sm px-2 text-sm font-medium text-ink-2 transition-colors ' +
      'duration-120 hover:bg-line/60 hover:text-ink aria-[current=page]:bg-accent-soft ' +
      'aria-[current=page]:text-accent-ink touch:h-11'
    }
  >
    <Icon className="size-4 shrink-0" aria-hidden="true" />
    {label}
    {to === '/scanner' && <UnviewedCount />}
  </Link>
);

/** The sidebar is beside the page on wide screens and in the drawer on narrow ones. */
export const Sidebar = ({ user, onSearch, onLogOut, onNavigate }: SidebarProps) => (
  <div className="flex h-full flex-col gap-3 overflow-y-auto bg-sunken pt-4">
    <div className="flex h-8 items-center justify-between pr-3 pl-4">
      <Brand />
      <ActivityBell onNavigate={onNavigate} />
    </div>
    <div className="px-3">
      <button
        type="button"
        onClick={onSearch}
        className={
          'flex h-8 w-full items-center gap-2 rounded-sm border bg-surface px-2 text-sm text-ink-2 ' +
          'transition-colors duration-120 hover:border-line-strong touch:h-11'
        }
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="flex-1 text-left">Search</span>
        <span aria-hidden="true" className="touch:hidden">
          <KeyHint keys="mod+k" />
        </span>
      </button>
    </div>
    <nav aria-label="Main" className="flex-1 px-3">
      <ul className="grid gap-0.5">
        {NAVIGATION.map(({ to, label, icon }) => (
          <li key={to}>
            <SidebarLink {...{ to, label, icon, onNavigate }} />
          </li>
        ))}
      </ul>
    </nav>
    <footer>
      <div className="px-3 pb-3">
        <SidebarLink to="/alerts" label="Alerts" icon={BellRing} onNavigate={onNavigate} />
        <SidebarLink to="/settings" label="Settings" icon={Settings} onNavigate={onNavigate} />
      </div>
      <SidebarAccount user={user} onLogOut={onLogOut} />
    </footer>
  </div>
);
