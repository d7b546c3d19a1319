import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Chance } from '../chance.ts';
import { Disturbance, type Machine } from './machine.ts';
import type { Turns } from './turns.ts';

const FAILS_PERCENT = 0.1;
const SLOW_PERCENT = 0.2;
const SLOWEST_MS = 150_000;

/** A machine's database connection: slow, sometimes failing, and broken when the machine dies. */
export class MachineDriver implements Driver {
  readonly #inner: Driver;
  readonly #machine: Machine;
  readonly #chance: Chance;
  readonly #turns: Turns;
  #connection: DatabaseConnection | null = null;
  #inTransaction = false;

  constructor(inner: Driver, machine: Machine, chance: Chance, turns: Turns) {
    this.#inner = inner;
    this.#machine = machine;
    this.#chance = chance;
    this.#turns = turns;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const chance = this.#chance;
    await this.#machine.wait(chance.between(1, chance.percent(SLOW_PERCENT) ? SLOWEST_MS : 6));
    await this.#turns.take();
    if (this.#machine.isDead) return await this.#die();
    this.#connection = await this.#inner.acquireConnection();
    const own = this.#connection;
    return {
      executeQuery: (query) => this.#execute(own, query),
      streamQuery: (query, size) => own.streamQuery(query, size),
    };
  }

  async beginTransaction(): Promise<void> {
    await this.#inner.beginTransaction(this.#held(), {});
    this.#inTransaction = true;
  }

  async commitTransaction(): Promise<void> {
    if (this.#machine.diesNow()) return await this.#die();
    this.#failAtTimes();
    await this.#inner.commitTransaction(this.#held());
    this.#inTransaction = false;
    if (this.#machine.diesNow()) return await this.#die();
    this.#failAtTimes();
  }

  /** Also called after a commit whose answer was lost. */
  async rollbackTransaction(): Promise<void> {
    if (this.#inTransaction) await this.#inner.rollbackTransaction(this.#held());
    this.#inTransaction = false;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give();
  }

  async destroy(): Promise<void> {}

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#machine.diesNow()) return await this.#die();
    const isAlone = !this.#inTransaction;
    if (isAlone) this.#failAtTimes();
    const result = await connection.executeQuery<R>(query);
    if (isAlone) this.#failAtTimes();
    return result;
  }

  #failAtTimes(): void {
    if (this.#chance.percent(FAILS_PERCENT)) throw new Disturbance('the connection to the database broke');
  }

  #held(): DatabaseConnection {
    if (!this.#connection) throw new Error('There is no connection.');
    return this.#connection;
  }

  async #die(): Promise<never> {
    await this.rollbackTransaction();
    this.#machine.die();
    this.#turns.give();
    return await new Promise<never>(() => {});
  }
}
