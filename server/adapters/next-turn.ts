import { setImmediate } from 'node:timers/promises';

/** Lets requests and timers have their turn in long work. A database in this process never waits for anything else. */
export const nextTurn = (): Promise<void> => setImmediate();
