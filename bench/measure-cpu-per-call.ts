/** A server process's total CPU time, from its own metrics. */
async function cpuMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
}

/** CPU milliseconds a server spends per call, with this many concurrent pages. */
export async function measureCpuPerCall(
  url: string,
  { calls, atOnce }: { calls: number; atOnce: number },
  call: () => Promise<unknown>,
): Promise<number> {
  const before = await cpuMs(url);
  const page = async () => {
    for (let done = 0; done < calls / atOnce; done += 1) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, page));
  return ((await cpuMs(url)) - before) / calls;
}
