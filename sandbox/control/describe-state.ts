import type { Sandbox } from '../context.ts';
import { MEMBERS } from '../people.ts';
import { COMMUNITIES } from '../world/communities.ts';
import { commentId, memberCommentNumber, memberThreadNumber, threadId } from '../world/numbering.ts';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A snapshot for people and for assertions. */
export function describeState({
  store,
  clock,
  switches,
  world,
  siteContent,
  url,
}: Sandbox): Record<string, unknown> {
  const posts = store.posts.all().flatMap((post) => {
    const thread = siteContent.thread(threadId(memberThreadNumber(post.sequence)));
    if (!thread) return [];
    const name = `t3_${thread.id}`;
    const { removedBy, locked, deleted } = siteContent.standing(name, thread);
    return {
      name,
      community: post.community,
      author: post.author,
      title: post.title,
      text: post.body,
      url: post.url,
      createdAt: iso(post.createdAt),
      editedAt: iso(post.editedAt),
      score: siteContent.score(thread),
      replies: siteContent.replyCount(thread),
      removedBy,
      locked,
      deleted,
    };
  });
  const comments = store.comments.all().map((comment) => ({
    name: `t1_${commentId(memberCommentNumber(comment.sequence))}`,
    thread: `t3_${comment.threadId}`,
    parent: comment.parent,
    author: comment.author,
    text: comment.body,
    createdAt: iso(comment.createdAt),
    editedAt: iso(comment.editedAt),
    deleted: store.fates.of(`t1_${commentId(memberCommentNumber(comment.sequence))}`).deletedAt !== null,
  }));
  return {
    url: url(),
    seed: world.seed,
    now: iso(clock.now()),
    speed: clock.setting().speed,
    settings: switches.settings,
    faults: switches.faults(),
    counts: {
      communities: COMMUNITIES.length,
      posts: posts.length,
      comments: comments.length,
    },
    byMember: Object.fromEntries(
      MEMBERS.map((name) => [
        name,
        {
          posts: posts.filter(({ author }) => author === name).length,
          comments: comments.filter(({ author }) => author === name).length,
        },
      ]),
    ),
    posts,
    comments,
  };
}
