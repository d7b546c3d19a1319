import type { CtaStyle, PostType } from '#contract/posts.ts';

const SUBREDDITS = [
  'entrepreneur',
  'reactjs',
  'webdev',
  'saas',
  'startups',
  'marketing',
  'programming',
  'javascript',
] as const;

/** The workspace's targets, then the product's eight, without duplicates. */
export function subredditChoices(targets: readonly string[]): string[] {
  const own = new Set(targets.map((name) => name.toLowerCase()));
  return [...targets, ...SUBREDDITS.filter((name) => !own.has(name))];
}

type Choice<Value> = { value: Value; label: string; text?: string };

export const CONTENT_TYPES: readonly Choice<PostType>[] = [
  { value: 'post', label: 'Discussion Post', text: 'Start a new conversation' },
  { value: 'link', label: 'Link Post', text: 'Share your content' },
  { value: 'comment', label: 'Comment Reply', text: 'Reply to existing posts' },
];

export const CTA_CHOICES: readonly Choice<CtaStyle>[] = [
  { value: 'subtle', label: 'Subtle mention' },
  { value: 'direct', label: 'Direct link' },
  { value: 'none', label: 'No CTA' },
];

export const labelOf = <Value extends string>(choices: readonly Choice<Value>[], value: Value): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
