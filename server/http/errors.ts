import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import type { App } from './app-type.ts';
import { AppError } from '../app-error.ts';
import { findDatabaseTrouble } from './database-trouble.ts';

/** Maps every thrown error to a response; the only place that maps codes to statuses. */
export function answerErrors({ http }: App): void {
  http.setErrorHandler((error, request, reply) => answer(reply, toAppError(error, request)));
}

/** The error as the caller may see it. Logs unexpected errors in full. */
export function toAppError(error: unknown, request: FastifyRequest): AppError {
  const known = error instanceof AppError ? error : fromFramework(error);
  if (known) return known;
  request.log.error({ err: error }, 'unexpected error');
  return (
    findDatabaseTrouble(error) ??
    new AppError('INTERNAL', `Something went wrong on our side. The log has it under ${request.id}.`)
  );
}

export const toErrorBody = ({ code, message, fields, present }: AppError): ErrorBody => ({
  code,
  message,
  ...(fields && { fields }),
  ...(present !== undefined && { present }),
});

export function answer(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
  return reply.status(ERROR_STATUS[error.code]).header('cache-control', 'no-store').send(toErrorBody(error));
}

const FRAMEWORK_ERRORS: Record<number, [ErrorCode, string]> = {
  400: ['BAD_REQUEST', 'This request couldn’t be read.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  413: ['PAYLOAD_TOO_LARGE', 'This is too large: a request may hold 1 MB.'],
  414: ['BAD_REQUEST', 'This address is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON (content-type: application/json).'],
};

function fromFramework(error: unknown): AppError | null {
  const [code, message] = FRAMEWORK_ERRORS[statusOf(error)] ?? [];
  return code && message ? new AppError(code, message, { cause: error }) : null;
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
