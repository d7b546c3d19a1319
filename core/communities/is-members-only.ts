const CLOSED = new Set(['private', 'gold_only', 'employees_only']);

/** True if only members can read a community of this kind. */
export const isMembersOnly = (access: string): boolean => CLOSED.has(access);
