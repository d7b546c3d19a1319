import { presentComment, readSubmission } from './read-things.ts';
import * as shapes from './shapes.ts';
import type { Comment, CommentThread, MoreComments } from './things.ts';

type Found = { comments: Comment[]; more: MoreComments[] };

/** A submission and its comments in page order, parents before replies. */
export function readThread(value: unknown): CommentThread | undefined {
  if (!Array.isArray(value)) return undefined;
  const [head, tree] = value.map((part) => shapes.listing.safeParse(part).data);
  const submission = readSubmission(head?.data.children.find(({ kind }) => kind === 't3')?.data);
  if (!submission || !tree) return undefined;
  const found: Found = { comments: [], more: [] };
  collect(tree.data.children, found);
  return { submission, ...found };
}

/** Iterates with an explicit stack, since threads may nest deeper than the call stack. */
function collect(children: readonly { kind: string; data: unknown }[], found: Found): void {
  const open = children.toReversed();
  for (let child = open.pop(); child; child = open.pop()) {
    if (child.kind === 'more') {
      const { data } = shapes.more.safeParse(child.data);
      if (data)
        found.more.push({ parentId: data.parent_id, count: data.count ?? 0, ids: data.children ?? [] });
      continue;
    }
    const { data } = shapes.t1.safeParse(child.data);
    if (!data) continue;
    found.comments.push(presentComment(data));
    const answers = shapes.listing.safeParse(data.replies).data;
    if (answers) open.push(...answers.data.children.toReversed());
  }
}

/** Parses `/api/morechildren`: a flat list with parents before replies. */
export function readMoreComments(value: unknown): Found | undefined {
  const { data } = shapes.formThings.safeParse(value);
  if (!data) return undefined;
  const found: Found = { comments: [], more: [] };
  collect(data.json.data?.things ?? [], found);
  return found;
}
