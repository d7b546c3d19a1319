const DENIED =
  /(?<!\p{L})(?:no|not|never|neither|without|cannot|unlike|\p{L}+n['’]t)(?!\p{L})(?:(?! but )[^.,;:!?\n])*/giu;

/** A text without what it denies: "no mobile app" is not about apps. */
export const withoutDenied = (text: string): string => text.replace(DENIED, ' ');
