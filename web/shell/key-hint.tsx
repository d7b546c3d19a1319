import { isMac } from '#web/lib/use-shortcuts.ts';
import { Kbd } from '#web/ui/kbd.tsx';

/** `g d` is two keys after one another, `mod+k` two at once. */
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
