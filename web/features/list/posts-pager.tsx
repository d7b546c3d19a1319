import { writeNumber } from '#web/lib/write-number.ts';
import { Button } from '#web/ui/button.tsx';

type PostsPagerProps = {
  page: number;
  pages: number;
  first: number;
  shown: number;
  total: number;
  onPage: (page: number) => void;
};

export const PostsPager = ({ page, pages, first, shown, total, onPage }: PostsPagerProps) => (
  <nav aria-label="Pages of posts" className="flex items-center justify-between gap-3 border-t px-4 py-2">
    <p className="text-sm text-ink-2 tabular-nums" aria-live="polite">
      {writeNumber(first + 1)}–{writeNumber(first + shown)} of {writeNumber(total)}
    </p>
    {pages > 1 && (
      <div className="flex gap-2">
        <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    )}
  </nav>
);
