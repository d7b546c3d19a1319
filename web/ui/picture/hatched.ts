/** The fill of what wasn't measured, or too seldom. */
export const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_1px,transparent_1px_5px)] opacity-50';
