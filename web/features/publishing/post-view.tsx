import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { useCommunity, useUsername } from '#web/features/accounts/accounts.queries.ts';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import { PostHistory } from '#web/features/posts/post-history.tsx';
import { PostPanel } from '#web/features/posts/post-panel.tsx';
import { useConfirmation } from '#web/features/posts/use-confirmation.ts';
import { localDate } from '#web/lib/date-time.ts';
import { Card } from '#web/ui/card.tsx';
import { PostDialogs, usePostQuestion } from './post-dialogs.tsx';

/** Shows everything about one post: how it looks on Reddit, its status, and its history. */
export function PostView({ post, engagement }: { post: Post; engagement: ReactNode }) {
  const navigate = useNavigate();
  const { data: platform } = useCommunity();
  const { question, ask, chooseStatus, close } = usePostQuestion();
  const chosen = useUsername(post.redditAccountId);
  const username = useConfirmation(post)?.author ?? chosen;
  const { type, subreddit, url, parentUrl, publishedAt } = post;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4 max-lg:order-2">
        <Card title="How it looks on Reddit">
          <CommunityFrame
            type={type}
            subreddit={subreddit}
            author={username ?? 'your_username'}
            age={publishedAt ? localDate(publishedAt) : 'not out yet'}
            {...(parentUrl && { parentUrl })}
          >
            <PostText
              type={type}
              url={url ?? ''}
              words={{ title: post.title ?? '', content: post.content }}
            />
          </CommunityFrame>
        </Card>
        <Card title="History" description="Everything that happened, oldest first.">
          <PostHistory id={post.id} />
        </Card>
      </div>
      <PostPanel
        post={post}
        username={username}
        siteUrl={platform?.url}
        engagement={engagement}
        onStatus={(wanted) => chooseStatus(post, wanted)}
        onConfirm={() => ask({ kind: 'confirm', post })}
        onDelete={() => ask({ kind: 'delete', ids: [post.id] })}
      />
      <PostDialogs question={question} onClose={close} onDelete={() => void navigate({ to: '/posts' })} />
    </div>
  );
}
