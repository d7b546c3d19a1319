const CLOSED = new Set(['private', 'gold_only', 'employees_only']);

/** True for a kind of community that only its members can read. */
export const isMembersOnly = (access: string): boolean => CLOSED.has(access);
