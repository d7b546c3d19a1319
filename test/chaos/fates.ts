/** What becomes of the first try to send a post; later tries go well. */
export const FATES = [
  'goes well',
  'is lost on the way',
  'is taken, and the answer is lost',
  'fails before it is taken',
  'fails after it was taken',
  'is taken seconds after we hung up',
  'is told to wait',
  'arrives, and the sender is killed',
  'is taken, and the sender is killed before it hears so',
  'is taken, and the sender is killed as it hears so',
] as const;
export type Fate = (typeof FATES)[number];

/** Moments that belong to no single post; at the first of each the process is killed. */
export const MOMENTS = {
  'asks what the community requires': /^GET \/api\/v1\/\w+\/post_requirements/,
  'looks for what it may have posted': /^GET \/user\/\w+\/submitted/,
} as const;
