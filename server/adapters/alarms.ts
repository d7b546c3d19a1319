import type { Clock } from './clock.ts';

/** Resolves at or after `moment`; a timer that fires early is set again. */
export type Until = (moment: number) => Promise<void>;

/** All waiters for one moment wake in the same tick, so their work can be batched. */
export function createAlarms(clock: Clock): Until {
  const alarms = new Map<number, Promise<void>>();

  async function reach(moment: number): Promise<void> {
    for (let left = moment - clock.now(); left > 0; left = moment - clock.now())
      await new Promise<void>((resolve) => void clock.after(left, resolve));
    alarms.delete(moment);
  }

  return async (moment) => {
    if (clock.now() >= moment) return;
    const alarm = alarms.get(moment) ?? reach(moment);
    alarms.set(moment, alarm);
    await alarm;
  };
}
