import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

export type MemberComment = {
  readonly sequence: number;
  readonly threadId: string;
  /** Full name of the thread or comment it replies to. */
  readonly parent: string;
  readonly author: string;
  readonly body: string;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly quality: number;
  /** Hidden from everyone, because the author has not opted into the quarantined community. */
  readonly unseen: boolean;
};

export type MemberComments = {
  add(comment: Omit<MemberComment, 'sequence'>): MemberComment;
  get(sequence: number): MemberComment | undefined;
  replace(comment: MemberComment): void;
  under(threadId: string): readonly MemberComment[];
  all(): readonly MemberComment[];
};

function present(row: Record<string, SQLOutputValue>): MemberComment {
  return {
    sequence: Number(row['sequence']),
    threadId: String(row['thread_id']),
    parent: String(row['parent']),
    author: String(row['author']),
    body: String(row['body']),
    createdAt: Number(row['created_at']),
    editedAt: row['edited_at'] == null ? null : Number(row['edited_at']),
    quality: Number(row['quality']),
    unseen: row['unseen'] === 1,
  };
}

export function createMemberComments(database: DatabaseSync): MemberComments {
  const comments = new Map<number, MemberComment>();
  const byThread = new Map<string, Set<number>>();
  const remember = (comment: MemberComment): void => {
    comments.set(comment.sequence, comment);
    const under = byThread.get(comment.threadId) ?? new Set();
    byThread.set(comment.threadId, under.add(comment.sequence));
  };
  for (const row of database.prepare('select * from comments order by sequence').all())
    remember(present(row));
  let last = Math.max(0, ...comments.keys());
  const write = database.prepare(`
    insert or replace into comments (sequence, thread_id, parent, author, body, created_at, edited_at, quality, unseen)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const keep = (comment: MemberComment): void => {
    const { sequence, threadId, parent, author, body, createdAt, editedAt, quality, unseen } = comment;
    write.run(sequence, threadId, parent, author, body, createdAt, editedAt, quality, Number(unseen));
    remember(comment);
  };

  return {
    add: (fields) => {
      last += 1;
      const comment = { sequence: last, ...fields };
      keep(comment);
      return comment;
    },
    get: (sequence) => comments.get(sequence),
    replace: keep,
    under: (threadId) =>
      [...(byThread.get(threadId) ?? [])].flatMap((sequence) => comments.get(sequence) ?? []),
    all: () => [...comments.values()],
  };
}
