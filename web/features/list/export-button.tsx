import { Download } from 'lucide-react';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { localToday } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { findPosts } from './find-posts.ts';
import { postsToCsv } from './posts-csv.ts';
import type { PostsSearch } from './posts-search.ts';

type ExportButtonProps = {
  posts: readonly Post[] | undefined;
  accounts: readonly Account[] | undefined;
  search: PostsSearch;
};

/** Exports every post that matches the search, across all pages. */
export function ExportButton({ posts, accounts, search }: ExportButtonProps) {
  const download = () =>
    saveFile(
      `posts-${localToday()}.csv`,
      postsToCsv(findPosts(posts ?? [], search).matching, accounts ?? []),
      'text/csv;charset=utf-8',
    );
  return (
    <Button icon={<Download aria-hidden="true" />} disabled={!posts?.length} onClick={download}>
      Export CSV
    </Button>
  );
}
