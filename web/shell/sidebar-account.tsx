import { LogOut, Moon, Sun } from 'lucide-react';
import type { User } from '#contract/session.ts';
import { avatarLetter, displayName, planLabel } from '#web/features/session/user-name.ts';
import { leaveForGood } from '#web/lib/leave-for-good.ts';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

function ThemeButton() {
  const { dark } = useTheme();
  const label = dark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <IconButton icon={dark ? Sun : Moon} label={label} onClick={() => setTheme(dark ? 'light' : 'dark')} />
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
    <IconButton icon={LogOut} label="Log out" onClick={() => leaveForGood('/api/logout')} />
  </div>
);
