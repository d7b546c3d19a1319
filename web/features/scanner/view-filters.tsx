import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
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

type ViewFiltersProps = {
  search: ScannerSearch;
  onSearch: (search: ScannerSearch) => void;
  /** True if a model has judged any of the threads. */
  hasOpinions: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Shown beside Refresh. */
  action: ReactNode;
};

export const ViewFilters = ({
  search,
  onSearch,
  hasOpinions,
  isRefreshing,
  onRefresh,
  action,
}: ViewFiltersProps) => (
  <div className="flex flex-wrap items-end gap-3 border-b p-4">
    <div className="w-32">
      <SelectField
        label="Min score"
        value={search.score ?? DEFAULT_VIEW.score}
        options={SCORES}
        onChange={(score) => onSearch({ ...search, score })}
      />
    </div>
    <div className="w-36">
      <SelectField
        label="Status"
        value={search.status ?? DEFAULT_VIEW.status}
        options={STATES}
        onChange={(status) => onSearch({ ...search, status })}
      />
    </div>
    {hasOpinions && (
      <div className="w-36">
        <SelectField
          label="Order"
          value={search.order ?? DEFAULT_VIEW.order}
          options={ORDERS}
          onChange={(order) => onSearch({ ...search, order })}
        />
      </div>
    )}
    <div className="ml-auto flex flex-wrap gap-2">
      {action}
      <Button size="field" icon={<RefreshCw aria-hidden="true" />} pending={isRefreshing} onClick={onRefresh}>
        Refresh
      </Button>
    </div>
  </div>
);
