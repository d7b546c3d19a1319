import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'icon' | 'kind' | 'size'> & {
  icon: LucideIcon;
  /** What it is called; shown by the mouse too, unless a shorter title is given. */
  label: string;
};

export const IconButton = ({ icon: Icon, label, title = label, ...props }: IconButtonProps) => (
  <Button {...props} kind="quiet" size="icon" aria-label={label} title={title}>
    <Icon aria-hidden="true" />
  </Button>
);
