/** Why the server cannot start, in words for the person who started it. */
export class StartError extends Error {}
