import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TabsProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** Hidden tabs stay mounted and keep what was typed. */
  tabs: readonly { value: T; label: string; content: ReactNode }[];
  /** Content at the end of the tabs' line. */
  action?: ReactNode;
};

const tabStyle = [
  'h-11 border-b-2 border-transparent px-1 text-sm font-medium text-ink-2 transition-colors duration-120',
  'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
].join(' ');

/** Tabs whose content scrolls within the height of their container. */
export const Tabs = <T extends string>({ label, value, onChange, tabs, action }: TabsProps<T>) => (
  <Radix.Root
    value={value}
    onValueChange={(next) => onChange(next as T)}
    className="flex min-h-0 flex-1 flex-col"
  >
    <div className="flex shrink-0 items-center justify-between gap-3 border-b px-4">
      <Radix.List aria-label={label} className="-mb-px flex gap-5">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {action}
    </div>
    {tabs.map((tab) => (
      <Radix.Content
        key={tab.value}
        value={tab.value}
        forceMount
        className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-2 data-[state=inactive]:hidden"
      >
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
