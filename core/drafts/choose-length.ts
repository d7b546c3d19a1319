import { type DraftRequest, getMaxLength, type Task } from './draft-request.ts';

export type Length = { least: number; most: number };

/** The target lengths if a community's lengths are unknown. */
const USUAL: Readonly<Record<Task, Length>> = {
  post: { least: 300, most: 900 },
  link: { least: 100, most: 400 },
  comment: { least: 150, most: 500 },
  reply: { least: 150, most: 600 },
};
const SHORTEST = 150;
const LONGEST = 2_500;
const SHORTER = 2 / 3;

const round = (length: number): number => Math.round(length / 10) * 10;

/** The target length: near the community's median for a post, near the draft's length for a rewrite. */
export function chooseLength({ task, habits, rules, variant }: DraftRequest): Length {
  const allowed = Math.min(getMaxLength(task), rules?.requirements.body.maxLength ?? Infinity);
  if (variant) {
    const { length } = variant.draft.content;
    const most = variant.way === 'shorter' ? length * SHORTER : length;
    return { least: 0, most: Math.min(allowed, Math.max(SHORTEST, round(most))) };
  }
  const median = task === 'post' ? habits?.bodyLength : null;
  if (!median)
    return { least: Math.min(USUAL[task].least, allowed), most: Math.min(USUAL[task].most, allowed) };
  const typical = Math.min(Math.max(median, SHORTEST * 2), LONGEST);
  return {
    least: Math.min(allowed, round(typical * 0.75)),
    most: Math.min(allowed, round(typical * 1.25)),
  };
}
