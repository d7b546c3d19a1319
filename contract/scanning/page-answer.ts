/** Characters that the server takes of one answer of the page's model. */
export const PAGE_ANSWER_MAX = 40_000;
