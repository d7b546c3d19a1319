export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The code of a system error, e.g. `EADDRINUSE`. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
