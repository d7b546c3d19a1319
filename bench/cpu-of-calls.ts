/** What a server, a process of its own, has spent so far, by its own count. */
async function cpuMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
}

/** CPU in milliseconds that a server spends on one call, when so many pages call at once. */
export async function cpuOfCalls(
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
