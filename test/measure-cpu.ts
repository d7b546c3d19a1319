/** The CPU time of the work in milliseconds, independent of other load. */
export function measureCpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1_000;
}
