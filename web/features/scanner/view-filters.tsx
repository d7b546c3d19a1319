import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import type { LeastScore, ScannerSearch, ScoreOrder, ThreadState } from './scanner-search.ts';
import { DEFAULT_VIEW } from './default-view.ts';

const SCORES = [
  ['0', 'All'],
  ['60', '60+'],
  ['70', '70+'],
  ['80', '80+'],
  ['90', '90+'],
] as const satisfies readonly (readonly [LeastScore, string])[];

const STATES = [
  ['all', 'All'],
  ['unviewed', 'Unviewed'],
  ['viewed', 'Viewed'],
  ['skipped', 'Skipped'],
] as const satisfies readonly (readonly [ThreadState, string])[];

const ORDERS = [
  ['rules', 'By our score'],
  ['model', 'By the model’s'],
] as const satisfies readonly (readonly [ScoreOrder, string])[];

/** The label shown beside its field. */
const inline = '*:flex *:items-center *:gap-2 *:whitespace-nowrap';

type ViewFiltersProps = {
  search: ScannerSearch;
  onSearch: (search: ScannerSearch) => void;
  /** True if a model has judged any of the threads. */
  hasOpinions: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** On a phone the filters are folded. */
  isShown: boolean;
  /** Content shown beside the Refresh button. */
  action: ReactNode;
};

export const ViewFilters = ({
  search,
  onSearch,
  hasOpinions,
  isRefreshing,
  onRefresh,
  isShown,
  action,
}: ViewFiltersProps) => (
  <div
    className={`flex-wrap items-center gap-x-3 gap-y-2 border-b px-3 py-1.5 sm:flex ${isShown ? 'flex' : 'hidden'}`}
  >
    <div className={inline}>
      <SelectField
        label="Min score"
        value={search.score ?? DEFAULT_VIEW.score}
        options={SCORES}
        onChange={(score) => onSearch({ ...search, score })}
      />
    </div>
    <div className={inline}>
      <SelectField
        label="Status"
        value={search.status ?? DEFAULT_VIEW.status}
        options={STATES}
        onChange={(status) => onSearch({ ...search, status })}
      />
    </div>
    {hasOpinions && (
      <SelectField
        label="Order"
        labelHidden
        value={search.order ?? DEFAULT_VIEW.order}
        options={ORDERS}
        onChange={(order) => onSearch({ ...search, order })}
      />
    )}
    <div className="ml-auto flex items-center gap-1">
      {action}
      <IconButton icon={RefreshCw} label="Refresh" pending={isRefreshing} onClick={onRefresh} />
    </div>
  </div>
);
