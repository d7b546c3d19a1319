/** Matches "No-code", "not only" and "never miss", which negate nothing after them. */
const NEGATION =
  String.raw`no(?! matter\b)|not(?! (?:only|just)\b)|never(?! (?:again )?(?:miss|forget|lose)\b)|` +
  String.raw`neither|without|cannot|unlike|\p{L}+n['\u2019]t`;
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${NEGATION})(?![\p{L}-])(?:(?! but )[^.,;:!?\n])*`, 'giu');

/** Removes negated parts: "no mobile app" is not about apps. */
export const removeNegated = (text: string): string => text.replace(DENIED, ' ');
