import type { FastifyReply } from 'fastify';

/** An error in the words of OAuth 2.1. */
export class OAuthError extends Error {
  readonly code: string;
  constructor(
    code: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'invalid_scope' | 'unsupported_grant_type',
    message: string,
  ) {
    super(message);
    this.code = code;
  }
}

export const answerOAuth = (reply: FastifyReply, error: OAuthError): FastifyReply =>
  reply
    .status(400)
    .header('cache-control', 'no-store')
    .send({ error: error.code, error_description: error.message });
