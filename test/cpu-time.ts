/** How long the work keeps the processor busy, in milliseconds, whatever else the machine does. */
export function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1_000;
}
