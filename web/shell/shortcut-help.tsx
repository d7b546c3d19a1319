import { Dialog } from '#web/ui/dialog.tsx';
import { KeyHint } from './key-hint.tsx';
import type { Command } from './use-commands.ts';

export const ShortcutHelp = ({ commands, onClose }: { commands: Command[]; onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
    <dl className="grid gap-1">
      {[
        { label: 'Search and commands', keys: 'mod+k' },
        ...commands,
        { label: 'Down and up in a list', keys: 'j k' },
        { label: 'Mark a found thread as read, answer it, or skip it', keys: 'e r s' },
      ].map(
        ({ label, keys }) =>
          keys && (
            <div key={label} className="flex h-8 items-center justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd>
                <KeyHint keys={keys} />
              </dd>
            </div>
          ),
      )}
    </dl>
  </Dialog>
);
