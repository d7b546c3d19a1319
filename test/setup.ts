import { afterEach, vi } from 'vitest';

// The test files of a worker share one global scope, so fake timers would leak into the next file.
afterEach(() => void vi.useRealTimers());

/** An unexpected console.error fails the test; a test that expects one installs a spy. */
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
