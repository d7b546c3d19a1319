/** True if a sandbox answers on this port. */
export const isServed = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/_sandbox/state`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
