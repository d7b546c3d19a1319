/** The response header with a list's version. */
export const LIST_VERSION = 'x-list-version';
