import type { AnswerRole } from '#contract/interview.ts';

const NOT_KNOWN =
  /^(?:(?:(?:i['’]?m |i am )?(?:not (?:really )?sure|unsure|undecided)|(?:i have )?no (?:idea|clue)|(?:i )?(?:don['’]?t|do not) know|dunno|idk|n\.?\/?a|t\.?b\.?[ad]|skip|pass)(?: yet| sorry)?|[-–—?.…]+)[\s.!?…]*$/i;

/** Who wants to hear nothing asks nothing. */
const NOTHING = /^(?:no|none|nope|nothing|no questions?)[\s.!]*$/i;

/** "Not sure" leaves its question open. */
export const saysNothing = (answer: string, role: AnswerRole | null = null): boolean =>
  NOT_KNOWN.test(answer.trim()) || (role === 'ask' && NOTHING.test(answer.trim()));
