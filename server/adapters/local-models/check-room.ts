import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';

/** The machine's resources. Tests supply their own. */
export type Room = { freeDiskBytes(folder: string): Promise<number>; ramBytes(): number };

export const machineRoom: Room = {
  async freeDiskBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  // A container may be limited to less memory than the machine has.
  ramBytes: () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
};

/** Space left free for the database and other programs. */
const RESERVE_BYTES = 200_000_000;

export const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** An estimate: the weights, a context of 8,192 tokens, and the runtime itself. */
export const estimateMemory = (fileBytes: number): number => fileBytes + 2_000_000_000;

/** Why a file of this size doesn't fit on the disk; null if it fits. */
export async function checkDiskSpace(room: Room, folder: string, bytes: number): Promise<string | null> {
  const free = await room.freeDiskBytes(folder);
  if (free >= bytes + RESERVE_BYTES) return null;
  const needed = formatGigabytes(bytes + RESERVE_BYTES);
  return `The disk has ${formatGigabytes(free)} free, and this needs ${needed}. Make room and try again.`;
}

/** Why a model can't run in this machine's memory; null if it can. */
export function checkMemory(room: Room, bytes: number): string | null {
  if (room.ramBytes() >= bytes) return null;
  const has = formatGigabytes(room.ramBytes());
  return `This model needs ${formatGigabytes(bytes)} of memory, and this machine has ${has}. Choose a smaller one.`;
}
