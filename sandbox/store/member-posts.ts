import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

export type MemberPost = {
  readonly sequence: number;
  readonly community: string;
  readonly author: string;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  readonly flairId: string | null;
  readonly flairText: string | null;
  readonly over18: boolean;
  readonly spoiler: boolean;
  readonly sendReplies: boolean;
  readonly createdAt: number;
  readonly editedAt: number | null;
  /** How well the post suits its community: 0 is bad, 1 is decent, 2 is great. */
  readonly quality: number;
};

export type MemberPosts = {
  add(post: Omit<MemberPost, 'sequence'>): MemberPost;
  get(sequence: number): MemberPost | undefined;
  replace(post: MemberPost): void;
  all(): readonly MemberPost[];
};

type Row = Record<string, SQLOutputValue>;

const textOrNull = (value: SQLOutputValue | undefined): string | null =>
  value == null ? null : String(value);
const numberOrNull = (value: SQLOutputValue | undefined): number | null =>
  value == null ? null : Number(value);

function present(row: Row): MemberPost {
  return {
    sequence: Number(row['sequence']),
    community: String(row['community']),
    author: String(row['author']),
    title: String(row['title']),
    body: String(row['body']),
    url: textOrNull(row['url']),
    flairId: textOrNull(row['flair_id']),
    flairText: textOrNull(row['flair_text']),
    over18: row['over18'] === 1,
    spoiler: row['spoiler'] === 1,
    sendReplies: row['send_replies'] === 1,
    createdAt: Number(row['created_at']),
    editedAt: numberOrNull(row['edited_at']),
    quality: Number(row['quality']),
  };
}

/** Members' posts, written to disk and read from memory. */
export function createMemberPosts(database: DatabaseSync): MemberPosts {
  const posts = new Map<number, MemberPost>();
  for (const row of database.prepare('select * from posts order by sequence').all()) {
    const post = present(row);
    posts.set(post.sequence, post);
  }
  let last = Math.max(0, ...posts.keys());
  const write = database.prepare(`
    insert or replace into posts (sequence, community, author, title, body, url, flair_id, flair_text, over18,
      spoiler, send_replies, created_at, edited_at, quality) values (:sequence, :community, :author, :title, :body,
      :url, :flairId, :flairText, :over18, :spoiler, :sendReplies, :createdAt, :editedAt, :quality)`);

  function keep(post: MemberPost): void {
    write.run({
      sequence: post.sequence,
      community: post.community,
      author: post.author,
      title: post.title,
      body: post.body,
      url: post.url,
      flairId: post.flairId,
      flairText: post.flairText,
      over18: Number(post.over18),
      spoiler: Number(post.spoiler),
      sendReplies: Number(post.sendReplies),
      createdAt: post.createdAt,
      editedAt: post.editedAt,
      quality: post.quality,
    });
    posts.set(post.sequence, post);
  }

  return {
    add: (fields) => {
      last += 1;
      const post = { sequence: last, ...fields };
      keep(post);
      return post;
    },
    get: (sequence) => posts.get(sequence),
    replace: keep,
    all: () => [...posts.values()],
  };
}
