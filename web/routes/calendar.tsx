import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PostsCalendar } from '#web/features/calendar/posts-calendar.tsx';
import { CreatePostButton } from '#web/features/posts/create-post-button.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

export function Calendar() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/frame/calendar' });
  const list = useQuery(postsQuery);
  return (
    <>
      <PageHeader title="Calendar" text={`What goes out when. Times are in ${ownTimeZone()}.`}>
        <CreatePostButton />
      </PageHeader>
      {list.data ? (
        <PostsCalendar
          posts={list.data}
          search={search}
          onSearch={(next) =>
            void navigate({ to: '/calendar', search: next, replace: true, resetScroll: false })
          }
        />
      ) : (
        <WaitingSection label="Calendar" query={list} rows={5} text="Loading posts..." height="min-h-160" />
      )}
    </>
  );
}
