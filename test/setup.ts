import { afterEach, vi } from 'vitest';

// The files of a worker share one world: a clock that was stopped would stand still for the next of them.
afterEach(() => void vi.useRealTimers());

/** What nobody expected on the console fails the test; one that expects it puts its own spy in place. */
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
