import { useNavigate } from '@tanstack/react-router';
import {
  Bell,
  BellRing,
  Keyboard,
  LogOut,
  type LucideIcon,
  Moon,
  PenLine,
  Settings,
  Sun,
} from 'lucide-react';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { NAVIGATION } from './navigation.ts';

/** `words`: search terms in addition to the label. */
export type Command = { label: string; icon: LucideIcon; keys?: string; words?: string; run: () => void };

export type CommandGroups = { pages: Command[]; actions: Command[] };

export function useCommands(showHelp: () => void, logOut: () => void): CommandGroups {
  const navigate = useNavigate();
  const { dark } = useTheme();
  return {
    pages: [
      ...NAVIGATION.map(({ to, label, icon, keys, words }) => ({
        label,
        icon,
        keys,
        words,
        run: () => void navigate({ to }),
      })),
      { label: 'Activity', icon: Bell, keys: 'g n', run: () => void navigate({ to: '/activity' }) },
      {
        label: 'Alerts',
        icon: BellRing,
        keys: 'g l',
        words: 'notifications webhook slack discord telegram',
        run: () => void navigate({ to: '/alerts' }),
      },
      { label: 'Settings', icon: Settings, keys: 'g ,', run: () => void navigate({ to: '/settings' }) },
    ],
    actions: [
      {
        label: 'Create post',
        icon: PenLine,
        keys: 'c',
        words: 'new write compose draft comment link',
        run: () => void navigate({ to: '/generator' }),
      },
      {
        label: dark ? 'Switch to light theme' : 'Switch to dark theme',
        icon: dark ? Sun : Moon,
        run: () => setTheme(dark ? 'light' : 'dark'),
      },
      { label: 'Show keyboard shortcuts', icon: Keyboard, keys: '?', run: showHelp },
      { label: 'Log out', icon: LogOut, run: logOut },
    ],
  };
}
