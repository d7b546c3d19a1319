/** Says why a local model gave no answer; the message is for the user. */
export class LocalModelError extends Error {
  readonly reason: 'notFound' | 'rateLimited' | 'serverError';

  constructor(reason: LocalModelError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
