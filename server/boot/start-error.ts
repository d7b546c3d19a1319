/** A configuration or environment error, worded for the operator. */
export class StartError extends Error {}
