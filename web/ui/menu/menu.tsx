import { Ellipsis } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';

const GAP_PX = 4;

const item =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-2 text-left text-sm hover:bg-sunken focus:bg-sunken ' +
  'touch:min-h-11 [&_svg]:size-4 [&_svg]:text-ink-3';

type MenuItemProps = { icon: ReactNode; label: string; 'aria-label': string } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);

/** The menu closes before it acts, so the focus is back on its button. */
export const MenuItem = ({ icon, label, href, onSelect, ...named }: MenuItemProps) =>
  href === undefined ? (
    <button type="button" role="menuitem" tabIndex={-1} {...named} className={item} onClick={onSelect}>
      {icon}
      {label}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noreferrer" role="menuitem" tabIndex={-1} {...named} className={item}>
      {icon}
      {label}
    </a>
  );

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The less frequent actions of a row behind "⋯". A popover, because rows clip their content. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = () => {
    if (!opener.current || !list.current) return;
    const { right, bottom, top } = opener.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = list.current;
    const below = bottom + GAP_PX;
    style.left = `${Math.max(GAP_PX, right - offsetWidth)}px`;
    style.top = `${below + offsetHeight > innerHeight ? top - GAP_PX - offsetHeight : below}px`;
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const next = STEPS[event.key]?.(items.indexOf(document.activeElement as HTMLElement), items.length - 1);
    // Keys in the menu aren't shortcuts of the page.
    event.stopPropagation();
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <span ref={opener} className="inline-flex">
      <IconButton icon={Ellipsis} label={label} title="More" aria-haspopup="menu" popoverTarget={id} />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="fixed m-0 min-w-44 rounded-md border bg-surface p-1 text-ink shadow-floating"
        onKeyDown={step}
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return;
          place();
          currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
        }}
      >
        {children}
      </div>
    </span>
  );
}
