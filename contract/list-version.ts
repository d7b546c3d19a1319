/** The header that the version of a list comes in. */
export const LIST_VERSION = 'x-list-version';
