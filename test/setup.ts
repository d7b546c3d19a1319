import { afterEach, vi } from 'vitest';

// The test files of a worker share globals: fake timers left on would stop the clock of the next file.
afterEach(() => void vi.useRealTimers());

/** Unexpected console output fails a test; a test that expects it installs its own spy. */
const said: string[] = [];
const print = console.error;
console.error = (...values: unknown[]) => {
  said.push(values.map(String).join(' '));
  print(...values);
};

afterEach(() => {
  const unexpected = said.splice(0);
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.join('\n')}`);
});
