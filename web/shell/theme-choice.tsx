import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { setTheme, THEMES, useTheme, type Theme } from '#web/lib/theme.ts';

const LABELS: Record<Theme, { label: string; icon: LucideIcon }> = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

export function ThemeChoice() {
  const { theme } = useTheme();
  return (
    <RadioGroup.Root
      aria-label="Theme"
      value={theme}
      onValueChange={(value) => setTheme(value as Theme)}
      className="flex shrink-0 rounded-md bg-sunken p-1"
    >
      {THEMES.map((value) => {
        const { label, icon: Icon } = LABELS[value];
        return (
          <RadioGroup.Item
            key={value}
            value={value}
            className={
              'flex h-8 flex-1 items-center justify-center gap-2 rounded-sm border border-transparent px-2 sm:px-4 ' +
              'text-sm font-medium text-ink-2 data-[state=checked]:border-line data-[state=checked]:bg-surface ' +
              'data-[state=checked]:text-ink touch:h-11'
            }
          >
            <Icon className="size-4 max-sm:hidden" aria-hidden="true" />
            {label}
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
