import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lineStyle } from './field.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  /** The accessible name, which is also the default placeholder. */
  label: string;
  onChange: (text: string) => void;
};

export const SearchInput = ({ label, onChange, ...rest }: SearchInputProps) => (
  <span className="relative block min-w-0">
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
    />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      className={`${lineStyle} pl-9`}
      {...rest}
    />
  </span>
);
