/** "No-code", "not only" and "never miss" deny nothing of what follows. */
const DENIED =
  /(?<!\p{L})(?:no(?! matter\b)|not(?! (?:only|just)\b)|never(?! (?:again )?(?:miss|forget|lose)\b)|neither|without|cannot|unlike|\p{L}+n['’]t)(?![\p{L}-])(?:(?! but )[^.,;:!?\n])*/giu;

/** A text without what it denies: "no mobile app" is not about apps. */
export const withoutDenied = (text: string): string => text.replace(DENIED, ' ');
