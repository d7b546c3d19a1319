import { Command as Cmdk } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { CloseOnBack } from '#web/ui/close-on-back.tsx';
import { dialogOverlay, useReturnFocus } from '#web/ui/dialog.tsx';
import { KeyHint } from '../key-hint.tsx';
import type { CommandGroups } from '../use-commands.ts';
import { useSearchResults, type SearchResult, type SearchGroup } from './use-search-results.ts';

type CommandPaletteProps = { commands: CommandGroups; onClose: () => void };

const Item = ({ found, onRun }: { found: SearchResult; onRun: () => void }) => (
  <Cmdk.Item
    value={found.id ?? found.label}
    onSelect={onRun}
    className={
      'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-ink-2 ' +
      'data-[selected=true]:bg-accent-soft data-[selected=true]:text-ink touch:min-h-11'
    }
  >
    <found.icon className="size-4 shrink-0" aria-hidden="true" />
    <span className="min-w-0 flex-1 truncate">{found.label}</span>
    {found.detail && <span className="shrink-0 text-sm text-ink-3">{found.detail}</span>}
    {found.keys && (
      <span aria-hidden="true" className="touch:hidden">
        <KeyHint keys={found.keys} />
      </span>
    )}
  </Cmdk.Item>
);

const Group = ({
  heading,
  found,
  onRun,
}: SearchGroup & {
  onRun: (run: () => void) => void;
}) => (
  <Cmdk.Group
    heading={heading}
    className={
      '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 ' +
      '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3'
    }
  >
    {found.map((one) => (
      <Item key={one.id ?? one.label} found={one} onRun={() => onRun(one.run)} />
    ))}
  </Cmdk.Group>
);

/** Finds pages, actions, settings, subreddits and posts. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const returnFocus = useReturnFocus();
  const [typed, setTyped] = useState('');
  const groups = useSearchResults(commands, typed);
  const closeAndRun = (run: () => void) => {
    onClose();
    run();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlay} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={
            'fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-130 animate-enter overflow-hidden rounded-lg ' +
            'bg-surface shadow-floating'
          }
        >
          <CloseOnBack onClose={onClose} />
          <Radix.Title className="sr-only">Command palette</Radix.Title>
          <Cmdk label="Commands" loop vimBindings={false} shouldFilter={false}>
            <Cmdk.Input
              value={typed}
              onValueChange={setTyped}
              placeholder="Find a page, a post, a setting or an action…"
              className="h-12 w-full border-b bg-transparent px-4 text-lg outline-none focus:border-accent placeholder:text-ink-3"
            />
            <Cmdk.List aria-label="Commands" className="max-h-[min(60dvh,26rem)] overflow-y-auto p-2">
              <Cmdk.Empty className="px-2 py-8 text-center break-words text-ink-2">
                No matches for “{typed.trim()}”.
              </Cmdk.Empty>
              {groups.map((group) => (
                <Group key={group.heading} {...group} onRun={closeAndRun} />
              ))}
            </Cmdk.List>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
