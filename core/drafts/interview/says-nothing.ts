const NOT_KNOWN =
  /^(?:(?:(?:i['’]?m |i am )?(?:not (?:really )?sure|unsure|undecided)|(?:i have )?no (?:idea|clue)|(?:i )?(?:don['’]?t|do not) know|dunno|idk|n\.?\/?a|t\.?b\.?[ad]|skip|pass)(?: yet| sorry)?|[-–—?.…]+)[\s.!?…]*$/i;

/** "Not sure" leaves its question open. */
export const saysNothing = (answer: string): boolean => NOT_KNOWN.test(answer.trim());
