import type { Clock } from './clock.ts';

/** Waits until a moment, never less: timers may fire a little early. */
export type Until = (moment: number) => Promise<void>;

/** Whoever waits for the same moment wakes in the same instant, so that what follows can be done together. */
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
