import { useState } from 'react';
import type { SizeFilter } from '#contract/discovery.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import type { CommunitySort, DiscoverySearch } from './discovery-search.ts';

const SIZES = [
  ['any', 'Any size'],
  ['small', 'Small (<10k)'],
  ['medium', 'Medium (10k-100k)'],
  ['large', 'Large (100k+)'],
] as const satisfies readonly (readonly [SizeFilter, string])[];

const ORDERS = [
  ['match', 'Best match'],
  ['members', 'Most members'],
  ['posts', 'Most posts'],
  ['engagement', 'Most engagement'],
] as const satisfies readonly (readonly [CommunitySort, string])[];

const MAX_LENGTH = 100;

type DiscoveryToolbarProps = { search: DiscoverySearch; onSearch: (search: DiscoverySearch) => void };

/** "Best match" needs a query. A query is sent only once complete, because it may cost a call. */
export function DiscoveryToolbar({ search, onSearch }: DiscoveryToolbarProps) {
  const [text, setText] = useState(search.q ?? '');
  return (
    <search>
      <form
        className="mb-4 grid grid-cols-2 gap-2 sm:flex"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ ...search, q: text.trim() });
        }}
      >
        <div className="col-span-2 flex gap-2">
          <div className="min-w-0 flex-1 sm:w-80">
            <SearchInput
              label="Search subreddits"
              placeholder="Search by keyword"
              maxLength={MAX_LENGTH}
              value={text}
              onChange={setText}
            />
          </div>
          <Button type="submit" kind="primary" size="field">
            Search
          </Button>
        </div>
        <div className="sm:ml-auto sm:w-48">
          <SelectField
            label="Filter by size"
            labelHidden
            value={search.size ?? 'any'}
            options={SIZES}
            onChange={(size) => onSearch({ ...search, size })}
          />
        </div>
        <div className="sm:w-44">
          <SelectField
            label="Sort by"
            labelHidden
            value={search.sort ?? (search.q ? 'match' : 'members')}
            options={search.q ? ORDERS : ORDERS.filter(([order]) => order !== 'match')}
            onChange={(sort) => onSearch({ ...search, sort })}
          />
        </div>
      </form>
    </search>
  );
}
