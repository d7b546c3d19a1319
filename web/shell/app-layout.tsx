import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { User } from '#contract/session.ts';
import { ActivityAnnouncer } from '#web/features/activity/activity-bell.tsx';
import { listWork, logOut as endSession } from '#web/lib/stored-work.ts';
import { listUnsaved } from '#web/lib/unsaved.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useShortcuts } from '#web/lib/use-shortcuts.ts';
import { useBackButton } from '#web/ui/close-on-back.tsx';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCommands } from './use-commands.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useVisibleFocus } from './use-visible-focus.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./palette/command-palette.tsx')).CommandPalette,
}));
const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));
const LogOutDialog = lazy(async () => ({ default: (await import('./log-out-dialog.tsx')).LogOutDialog }));
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** Reading stored texts needs the composer's code, which other pages don't load. */
const listKept = (): Promise<string[]> =>
  import('./list-stored-texts.ts').then(
    ({ listStoredTexts }) => listStoredTexts(),
    () => (listWork().length > 0 ? ['A text in this browser'] : []),
  );

type AppLayoutProps = { user: User; banner: ReactNode; children: ReactNode };

export function AppLayout({ user, banner, children }: AppLayoutProps) {
  const [overlay, setOverlay] = useState<'palette' | 'help' | 'menu' | 'logOut' | null>(null);
  const close = () => setOverlay(null);
  const openPalette = () => setOverlay('palette');
  const [lost, setLost] = useState<readonly string[]>([]);
  async function logOut() {
    const unsaved = [...listUnsaved(), ...(await listKept())];
    setLost(unsaved);
    if (unsaved.length > 0) setOverlay('logOut');
    else endSession();
  }
  const commands = useCommands(
    () => setOverlay('help'),
    () => void logOut(),
  );
  const allCommands = [...commands.pages, ...commands.actions];
  const main = useFocusOnNavigation();
  useVisibleFocus();
  useBackButton();
  const isNarrow = useMedia('(width < 64rem)');

  useShortcuts({
    ...Object.fromEntries(allCommands.flatMap(({ keys, run }) => (keys ? [[keys, run]] : []))),
    'mod+k': () => setOverlay(overlay === 'palette' ? null : 'palette'),
    '/': openPalette,
  });

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      {isNarrow ? (
        <PhoneBar menuOpen={overlay === 'menu'} onMenu={() => setOverlay('menu')} onSearch={openPalette} />
      ) : (
        <aside aria-label="Sidebar" className="fixed inset-y-0 left-0 w-64 border-r">
          <Sidebar user={user} onSearch={openPalette} onLogOut={() => void logOut()} />
        </aside>
      )}
      {banner}
      <main ref={main} id="main" tabIndex={-1} className="outline-none lg:pl-64">
        <div className="mx-auto max-w-288 px-4 py-4 sm:p-6 lg:p-8">{children}</div>
      </main>
      <Suspense>
        {overlay === 'palette' && <CommandPalette commands={commands} onClose={close} />}
        {overlay === 'help' && <ShortcutHelp commands={allCommands} onClose={close} />}
        {overlay === 'menu' && (
          <MenuDrawer user={user} onSearch={openPalette} onLogOut={() => void logOut()} onClose={close} />
        )}
        {overlay === 'logOut' && <LogOutDialog lost={lost} onClose={close} />}
      </Suspense>
      <ActivityAnnouncer />
      <Toaster />
    </>
  );
}
