import { Command as Cmdk } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { dialogOverlay, useReturnFocus } from '#web/ui/dialog.tsx';
import { KeyHint } from './key-hint.tsx';
import type { Command, CommandGroups } from './use-commands.ts';

type CommandPaletteProps = { commands: CommandGroups; onClose: () => void };

const Group = ({
  heading,
  commands,
  onRun,
}: {
  heading: string;
  commands: Command[];
  onRun: (run: () => void) => void;
}) => (
  <Cmdk.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3"
  >
    {commands.map(({ label, icon: Icon, keys, run }) => (
      <Cmdk.Item
        key={label}
        onSelect={() => onRun(run)}
        className="flex h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-ink-2 data-[selected=true]:bg-accent-soft data-[selected=true]:text-ink touch:h-11"
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="flex-1">{label}</span>
        {keys && (
          <span aria-hidden="true" className="touch:hidden">
            <KeyHint keys={keys} />
          </span>
        )}
      </Cmdk.Item>
    ))}
  </Cmdk.Group>
);

export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const returnFocus = useReturnFocus();
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
          className="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-130 animate-enter overflow-hidden rounded-lg bg-surface shadow-floating"
        >
          <Radix.Title className="sr-only">Command palette</Radix.Title>
          <Cmdk label="Commands" loop vimBindings={false}>
            <Cmdk.Input
              placeholder="Go to a page or do something…"
              className="h-12 w-full border-b bg-transparent px-4 text-lg -outline-offset-2 placeholder:text-ink-3"
            />
            <Cmdk.List aria-label="Commands" className="max-h-[min(60dvh,26rem)] overflow-y-auto p-2">
              <Cmdk.Empty className="px-2 py-8 text-center text-ink-2">Nothing is called that.</Cmdk.Empty>
              <Group heading="Pages" commands={commands.pages} onRun={closeAndRun} />
              <Group heading="Actions" commands={commands.actions} onRun={closeAndRun} />
            </Cmdk.List>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
