export type ClockSetting = {
  readonly realAt: number;
  readonly worldAt: number;
  readonly speed: number;
};

/** A clock that starts at real time and can be advanced and sped up. It never runs backwards. */
export type WorldClock = {
  now(): number;
  /** The unmodified time of the machine, for rate limits and delays. */
  real(): number;
  setting(): ClockSetting;
  change(by: { speed?: number; jumpMs?: number }): ClockSetting;
};

export function createClock(real: () => number, kept: ClockSetting | null): WorldClock {
  let setting = kept ?? { realAt: real(), worldAt: real(), speed: 1 };
  const now = (): number => {
    const elapsed = Math.max(0, real() - setting.realAt);
    return Math.floor(setting.worldAt + elapsed * setting.speed);
  };
  return {
    now,
    real,
    setting: () => setting,
    change: ({ speed = setting.speed, jumpMs = 0 }) => {
      setting = { realAt: real(), worldAt: now() + Math.max(0, jumpMs), speed: Math.max(0, speed) };
      return setting;
    },
  };
}
