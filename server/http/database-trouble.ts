import { AppError } from '../app-error.ts';
import { errorCode, errorMessage } from '../adapters/read-error.ts';

const SQLITE_FULL = 13;
const SQLITE_BUSY = 5;
/** The lowest byte of SQLite's code is the primary code; the others give details. */
const PRIMARY_CODE = 0xff;
/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';
/** PostgreSQL's codes: the connection failed, the server is stopping or starting, or it has no free connection. */
const AWAY = /^(?:08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const BROKEN = /^Connection terminated|^timeout exceeded when trying to connect/;

const resultOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY_CODE : undefined;

/** Tells what the user can do about a full, locked or unreachable database; null for other errors. */
export function findDatabaseTrouble(error: unknown): AppError | null {
  const code = errorCode(error) ?? '';
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
  if (AWAY.test(code) || BROKEN.test(errorMessage(error)))
    return new AppError('UNAVAILABLE', 'The database doesn’t answer. Try again in a moment.', {
      cause: error,
    });
  return null;
}
