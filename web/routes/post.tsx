import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { CommunityFrame } from '#web/features/composer/community-frame.tsx';
import { FramedWords } from '#web/features/composer/framed-words.tsx';
import { nameOf, previewOf } from '#web/features/posts/describe-post.ts';
import { PostDialogs } from '#web/features/publishing/post-dialogs.tsx';
import { PostHistory } from '#web/features/posts/post-history.tsx';
import { PostPanel } from '#web/features/posts/post-panel.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { usePostWish } from '#web/features/publishing/use-post-wish.ts';
import { localDate } from '#web/lib/date-time.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

const toAllPosts = (
  <Link to="/posts" className={buttonStyle()}>
    <ArrowLeft aria-hidden="true" />
    All posts
  </Link>
);

function WholePost({ post }: { post: Post }) {
  const navigate = useNavigate();
  const { data: accounts } = useAccounts();
  const { data: community } = useCommunity();
  const { question, ask, wish, close } = usePostWish();
  const username = accounts?.find(({ id }) => id === post.redditAccountId)?.username ?? null;
  const { type, subreddit, url, parentUrl, publishedAt } = post;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4 max-lg:order-2">
        <Card title="How it looks there">
          <CommunityFrame
            type={type}
            subreddit={subreddit}
            author={username ?? 'your_username'}
            age={publishedAt ? localDate(publishedAt) : 'not out yet'}
            {...(parentUrl && { parentUrl })}
          >
            <FramedWords
              type={type}
              url={url ?? ''}
              words={{ title: post.title ?? '', content: post.content }}
            />
          </CommunityFrame>
        </Card>
        <Card title="History" description="What was tried and found out, the oldest first.">
          <PostHistory id={post.id} />
        </Card>
      </div>
      <PostPanel
        post={post}
        username={username}
        siteUrl={community?.url}
        onWish={(wanted) => wish(post, wanted)}
        onConfirm={() => ask({ kind: 'confirm', post })}
        onDelete={() => ask({ kind: 'delete', ids: [post.id] })}
      />
      <PostDialogs question={question} onClose={close} onDelete={() => void navigate({ to: '/posts' })} />
    </div>
  );
}

/** It reads the list, which the server keeps in step. */
export function PostPage() {
  const { id } = useParams({ from: '/frame/posts/$id' });
  const list = useQuery(postsQuery);
  const posts = list.data;
  const post = posts?.find((each) => each.id === id);
  return (
    <>
      <PageHeader title="Post" text={post ? `${previewOf(nameOf(post))} in r/${post.subreddit}` : ''}>
        {toAllPosts}
      </PageHeader>
      {post && <WholePost key={id} post={post} />}
      {!posts && <WaitingSection label="The post" query={list} rows={4} text="Loading post..." />}
      {posts && !post && (
        <EmptySection
          label="The post"
          icon={FileQuestion}
          title="This post is not here any more"
          text="It was deleted, or it belongs to somebody else."
          action={toAllPosts}
        />
      )}
    </>
  );
}
