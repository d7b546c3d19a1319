import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { ImportButton } from '#web/features/import/import-button.tsx';
import { ExportButton } from '#web/features/list/export-button.tsx';
import { PostsList } from '#web/features/list/posts-list.tsx';
import { CreatePostButton } from '#web/features/posts/create-post-button.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { TrashLink } from '#web/features/trash/trash-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

export function Posts() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/frame/posts' });
  const { data: accounts } = useAccounts();
  const list = useQuery(postsQuery);
  const posts = list.data;
  return (
    <>
      <PageHeader title="Posts &amp; Comments" text="Manage all your Reddit content in one place">
        <TrashLink />
        <ImportButton posts={posts} accounts={accounts} />
        <ExportButton posts={posts} accounts={accounts} search={search} />
        <CreatePostButton />
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
