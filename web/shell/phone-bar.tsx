import { Menu, Search } from 'lucide-react';
import { ActivityBell } from '#web/features/activity/activity-bell.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Brand } from './brand.tsx';

type PhoneBarProps = { menuOpen: boolean; onMenu: () => void; onSearch: () => void };

/** Replaces the sidebar on narrow screens. */
export const PhoneBar = ({ menuOpen, onMenu, onSearch }: PhoneBarProps) => (
  <header className="sticky top-0 z-30 grid h-14 grid-cols-[1fr_auto_1fr] items-center border-b bg-bg px-2">
    <IconButton
      icon={Menu}
      label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={menuOpen}
      onClick={onMenu}
    />
    <Brand />
    <div className="flex justify-end">
      <ActivityBell />
      <IconButton icon={Search} label="Search" aria-haspopup="dialog" onClick={onSearch} />
    </div>
  </header>
);
