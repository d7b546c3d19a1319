import { STATUS_LABELS } from '#web/features/posts/describe-post.ts';
import { SelectField } from '#web/ui/fields.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { STATUS_ORDER, type PostSort, type PostsSearch } from './posts-search.ts';

const STATUS_FILTERS = [
  ['all', 'All Status'] as const,
  ...STATUS_ORDER.map((status) => [status, STATUS_LABELS[status].word] as const),
];

const ORDERS = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['next', 'Next to go out'],
  ['upvotes', 'Most upvotes'],
] as const satisfies readonly (readonly [PostSort, string])[];

type PostsToolbarProps = { search: PostsSearch; onChange: (search: PostsSearch) => void };

/** Every change returns to the first page. */
export const PostsToolbar = ({ search, onChange }: PostsToolbarProps) => {
  const { page: _page, ...kept } = search;
  return (
    <search className="grid grid-cols-2 gap-2 border-b p-3 sm:flex">
      <div className="col-span-2 sm:w-72">
        <SearchInput label="Search posts" value={search.q ?? ''} onChange={(q) => onChange({ ...kept, q })} />
      </div>
      <div className="sm:w-40">
        <SelectField
          label="Filter by status"
          labelHidden
          value={search.status ?? 'all'}
          options={STATUS_FILTERS}
          onChange={(status) => onChange({ ...kept, status: status === 'all' ? undefined : status })}
        />
      </div>
      <div className="sm:ml-auto sm:w-44">
        <SelectField
          label="Sort by"
          labelHidden
          value={search.sort ?? 'newest'}
          options={ORDERS}
          onChange={(sort) => onChange({ ...kept, sort })}
        />
      </div>
    </search>
  );
};
