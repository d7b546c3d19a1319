/** The number changes with the shape of what is kept: work in an older one is not brought back. */
const PREFIX = 'threadwell:work:1:';

/** Work that is not on the server yet, kept in this browser; without storage it lives as long as the page. */
export function keepWork(slot: string, work: unknown): void {
  try {
    localStorage.setItem(PREFIX + slot, JSON.stringify(work));
  } catch {
    // Private windows and full disks refuse.
  }
}

export function readWork(slot: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + slot) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function dropWork(slot: string): void {
  try {
    localStorage.removeItem(PREFIX + slot);
  } catch {
    // What cannot be kept need not be dropped.
  }
}

/** Everybody's, whatever its slot and shape. */
export function dropAllWork(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('threadwell:work:')) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
