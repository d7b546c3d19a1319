/** Thrown if a setting has an invalid value. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the sandbox; only this file reads the environment. */
export function readConfig(env: Environment = process.env) {
  return {
    port: readWholeNumber(env, 'SANDBOX_PORT', 3001, 0, 65_535),
    seed: readWholeNumber(env, 'SANDBOX_SEED', 1, 0, 2 ** 31),
    folder: env['DATA_DIR'] || './data',
    settings: {
      strict: readSwitch(env, 'SANDBOX_STRICT'),
      callsPerMinute: readWholeNumber(env, 'REDDIT_QPM', 100, 1, 1_000_000),
    },
    answersQuickly: readSwitch(env, 'SANDBOX_QUICK'),
  };
}

function readWholeNumber(env: Environment, name: string, fallback: number, low: number, high: number) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  throw new ConfigError(`${name} must be a whole number from ${low} to ${high}, not "${text}".`);
}

function readSwitch(env: Environment, name: string): boolean {
  const text = env[name] || 'off';
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}
