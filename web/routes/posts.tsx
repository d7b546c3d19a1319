import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { ImportButton } from '#web/features/import/import-button.tsx';
import { postsToCsv } from '#web/features/list/posts-csv.ts';
import { PostsList } from '#web/features/list/posts-list.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { findPosts } from '#web/features/list/find-posts.ts';
import { TrashLink } from '#web/features/trash/trash-link.tsx';
import { toLocalMinute } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

export function Posts() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/frame/posts' });
  const { data: accounts } = useAccounts();
  const list = useQuery(postsQuery);
  const posts = list.data;

  const download = () =>
    saveFile(
      `posts-${toLocalMinute(new Date()).slice(0, 10)}.csv`,
      postsToCsv(findPosts(posts ?? [], search).matching, accounts ?? []),
      'text/csv;charset=utf-8',
    );

  return (
    <>
      <PageHeader title="Posts &amp; Comments" text="Manage all your Reddit content in one place">
        <TrashLink />
        <ImportButton posts={posts} accounts={accounts} />
        <Button icon={<Download aria-hidden="true" />} disabled={!posts?.length} onClick={download}>
          Export CSV
        </Button>
        <Button
          kind="primary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => void navigate({ to: '/generator' })}
        >
          Create Post
        </Button>
      </PageHeader>
      {posts ? (
        <PostsList
          posts={posts}
          search={search}
          onSearch={(next) =>
            void navigate({ to: '/posts', search: next, replace: true, resetScroll: false })
          }
        />
      ) : (
        <WaitingSection label="Your posts" query={list} rows={4} text="Loading posts..." />
      )}
    </>
  );
}
