import { isMac } from '#web/lib/use-shortcuts.ts';

const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border bg-surface px-1 font-sans text-xs text-ink-2">
    {children}
  </kbd>
);

/** Shows a shortcut: `g d` means two keys in a row, `mod+k` two at once. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <span className="flex shrink-0 gap-1">
    {keys.split(/[ +]/).map((key) => (
      <Kbd key={key}>
        {key === 'mod'
          ? isMac
            ? '⌘'
            : 'Ctrl'
          : key.length === 1 && keys.includes('+')
            ? key.toUpperCase()
            : key}
      </Kbd>
    ))}
  </span>
);
