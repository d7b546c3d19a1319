/** The fates of a post's first attempt; later ones succeed. */
export const FATES = [
  'goes well',
  'is lost on the way',
  'is taken, and the answer is lost',
  'fails before it is taken',
  'fails after it was taken',
  'is taken seconds after we hung up',
  'is asked to wait',
  'arrives, and the sender is killed',
  'is taken, and the sender is killed before it hears so',
  'is taken, and the sender is killed as it hears so',
] as const;
export type Fate = (typeof FATES)[number];

/** Points at which the process is killed, once each. */
export const MOMENTS = {
  'asks what the community requires': /^GET \/api\/v1\/\w+\/post_requirements/,
  'looks for what it may have posted': /^GET \/user\/\w+\/submitted/,
} as const;
