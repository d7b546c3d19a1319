import type { ClientBase } from 'pg';
import { StartError } from '#server/boot/start-error.ts';
import { errorCode } from '../../read-error.ts';

/** The first key of the advisory lock is the same for every Threadwell; the second identifies the schema. */
const LOCK = 8_426_719;
/** Waits briefly, because the connections of a process that has just ended close a moment later. */
const ALONE = { take: 'pg_advisory_lock', patience: '500ms' };
const SHARED = { take: 'pg_advisory_lock_shared', patience: '2s' };
const LOCK_NOT_AVAILABLE = '55P03';
const SCHEMA = `hashtext(coalesce(current_schema(), ''))`;

/**
 * Servers share this lock; a command that replaces the contents takes it exclusively. Every connection takes it, so a
 * server that was shut out cannot write.
 */
export async function lockInstallation(client: ClientBase, isAlone: boolean): Promise<void> {
  const { take, patience } = isAlone ? ALONE : SHARED;
  try {
    await client.query(
      `set lock_timeout = '${patience}'; select ${take}(${LOCK}, ${SCHEMA}); reset lock_timeout`,
    );
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError(
      isAlone
        ? `Threadwell is still running on this database (${await findHolders(client)}). Stop it first, then try again.`
        : 'A restore or a key rotation is running on this database. Start again when it has finished.',
    );
  }
}

async function findHolders(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = ${LOCK} and objid::bigint = ${SCHEMA}::bigint & 4294967295
      and granted and pid <> pg_backend_pid() and application_name <> ''
    order by 1`);
  return rows.map(({ name }) => name).join('; ') || 'this database user cannot see its processes';
}
