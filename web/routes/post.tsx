import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import type { AlertRule } from '#contract/alerts/rules.ts';
import type { Post } from '#contract/posts.ts';
import { AlertMe } from '#web/features/alerts/alert-me.tsx';
import { LinkCard } from '#web/features/clicks/link-card.tsx';
import { LifeCurve } from '#web/features/insights/charts/life-curve.tsx';
import { LatestFigures } from '#web/features/insights/latest-figures.tsx';
import { postName, previewText } from '#web/features/posts/describe-post.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { PostView } from '#web/features/publishing/post-view.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

const toAllPosts = (
  <Link to="/posts" className={buttonStyle()}>
    <ArrowLeft aria-hidden="true" />
    All posts
  </Link>
);

const alertRuleOf = (post: Post): Partial<AlertRule> => ({
  name: previewText(postName(post)),
  events: ['reply.received', 'post.published', 'post.failed', 'post.needs_you', 'post.removed'],
  postId: post.id,
});

/** Reads the post from the list, which live updates keep fresh. */
export function PostPage() {
  const { id } = useParams({ from: '/frame/posts/$id' });
  const list = useQuery(postsQuery);
  const posts = list.data;
  const post = posts?.find((each) => each.id === id);
  return (
    <>
      <PageHeader title="Post" text={post ? `${previewText(postName(post))} in r/${post.subreddit}` : ''}>
        {toAllPosts}
        {post && <AlertMe rule={alertRuleOf(post)} />}
      </PageHeader>
      {post && (
        <div className="grid gap-4">
          <PostView key={id} post={post} engagement={<LatestFigures post={post} />} />
          <LifeCurve post={post} />
          <LinkCard post={post} />
        </div>
      )}
      {!posts && <WaitingSection label="The post" query={list} rows={4} text="Loading post..." />}
      {posts && !post && (
        <EmptySection
          label="The post"
          icon={FileQuestion}
          title="We can’t find this post"
          text="It was deleted or isn’t yours."
          action={toAllPosts}
        />
      )}
    </>
  );
}
