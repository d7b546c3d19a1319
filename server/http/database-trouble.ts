import { AppError } from '../app-error.ts';
import { codeOf, messageOf } from '../adapters/read-error.ts';

const SQLITE_FULL = 13;
const SQLITE_BUSY = 5;
/** The lowest byte; the others say why. */
const PRIMARY_CODE = 0xff;
/** PostgreSQL's code for the same. */
const DISK_FULL = '53100';
/** The connection was refused or has broken, the server is stopping or starting, or it has no connection to give. */
const AWAY = /^(?:08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const BROKEN = /^Connection terminated|^timeout exceeded when trying to connect/;

const resultOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY_CODE : undefined;

/** What a person can do about a database that is full, locked or away; null for every other error. */
export function findDatabaseTrouble(error: unknown): AppError | null {
  const code = codeOf(error) ?? '';
  if (resultOf(error) === SQLITE_FULL || code === DISK_FULL)
    return new AppError(
      'UNAVAILABLE',
      'The server’s disk is full, so this wasn’t saved. What was saved before is safe. Free some space there, then try again.',
      { cause: error },
    );
  if (resultOf(error) === SQLITE_BUSY)
    return new AppError(
      'UNAVAILABLE',
      'Another program is using the database, so this wasn’t saved. Close that program, then try again.',
      { cause: error },
    );
  if (AWAY.test(code) || BROKEN.test(messageOf(error)))
    return new AppError('UNAVAILABLE', 'The database doesn’t answer. Try again in a moment.', {
      cause: error,
    });
  return null;
}
