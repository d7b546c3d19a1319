import { LogOut, Moon, Sun } from 'lucide-react';
import type { User } from '#contract/session.ts';
import { avatarLetter, displayName, planLabel } from '#web/features/session/account-name.ts';
import { leaveForGood } from '#web/lib/leave-for-good.ts';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

function ThemeButton() {
  const { dark } = useTheme();
  const label = dark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <Button
      kind="quiet"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </Button>
  );
}

export const SidebarAccount = ({ user }: { user: User }) => (
  <div className="flex items-center gap-2 border-t px-3 py-3">
    <Avatar imageUrl={user.profileImageUrl} letter={avatarLetter(user)} />
    <div className="min-w-0 flex-1 leading-4">
      <p className="truncate text-sm font-medium" title={displayName(user)}>
        {displayName(user)}
      </p>
      <p className="text-xs text-ink-2">{planLabel(user)}</p>
    </div>
    <ThemeButton />
    <Button
      kind="quiet"
      size="icon"
      aria-label="Log out"
      title="Log out"
      onClick={() => leaveForGood('/api/logout')}
    >
      <LogOut aria-hidden="true" />
    </Button>
  </div>
);
