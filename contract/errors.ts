export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  SIGNUPS_CLOSED: 403,
  SIGN_IN_AGAIN: 403,
  SCOPE_MISSING: 403,
  PERSON_ONLY: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CHANGED_ELSEWHERE: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED: 421,
  INVALID_INPUT: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** What is wrong with the input, by field path. */
  fields?: Record<string, string>;
  /** The saved version, if the caller changed an older revision. */
  present?: unknown;
};
