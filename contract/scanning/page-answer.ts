/** The maximum number of characters in one answer from the page's model. */
export const PAGE_ANSWER_MAX = 40_000;
