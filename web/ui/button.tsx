import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

/** The styles of buttons; links styled as buttons use them too. */
export const buttonStyle = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-sm font-medium whitespace-nowrap',
    'transition-colors duration-120 disabled:opacity-50 aria-disabled:cursor-default [&_svg]:size-4 [&_svg]:shrink-0',
    'aria-disabled:not-aria-busy:opacity-50',
  ],
  {
    variants: {
      kind: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'border border-line bg-surface text-ink hover:bg-sunken',
        quiet: 'text-ink-2 hover:bg-line/60 hover:text-ink',
        danger: 'bg-bad text-on-accent hover:bg-bad-hover dark:text-bg',
      },
      size: {
        md: 'h-8 px-3 text-sm touch:h-11 touch:px-4',
        /** As high as an input. */
        field: 'h-9 px-3 text-sm touch:h-11 touch:px-4',
        lg: 'h-11 rounded-md px-5 text-lg',
        icon: 'size-8 touch:size-11',
      },
    },
    defaultVariants: { kind: 'secondary', size: 'md' },
  },
);

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  VariantProps<typeof buttonStyle> & {
    icon?: ReactNode;
    pending?: boolean;
    /** Unlike `disabled`, keeps the focus and receives clicks, to explain why the button can't be used. */
    'aria-disabled'?: true | undefined;
    /** The label shown while pending; the normal label by default. */
    pendingLabel?: string | undefined;
  };

/** Both labels always take up space, so the button keeps its width. */
function Labels({
  children,
  pending,
  pendingLabel,
}: Pick<ButtonProps, 'children' | 'pending' | 'pendingLabel'>) {
  if (!pendingLabel) return <span>{children}</span>;
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={pending ? 'invisible' : ''}>{children}</span>
      <span className={pending ? '' : 'invisible'}>{pendingLabel}</span>
    </span>
  );
}

export function Button({
  kind,
  size,
  icon,
  pending = false,
  pendingLabel,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // Disabling a button would lose the focus, so a pending one only ignores clicks.
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...props}
      className={buttonStyle({ kind, size })}
      aria-disabled={pending || props['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={click}
    >
      {pending ? <Spinner /> : icon}
      {size === 'icon' ? (
        children
      ) : (
        <Labels pending={pending} pendingLabel={pendingLabel}>
          {children}
        </Labels>
      )}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'icon' | 'kind' | 'size'> & {
  icon: LucideIcon;
  /** The accessible name, which is also the tooltip unless a title is given. */
  label: string;
};

export const IconButton = ({ icon: Icon, label, title = label, ...props }: IconButtonProps) => (
  <Button {...props} kind="quiet" size="icon" aria-label={label} title={title}>
    <Icon aria-hidden="true" />
  </Button>
);
