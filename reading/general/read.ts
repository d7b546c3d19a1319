import stems from './stems.json' with { type: 'json' };

/** Stems of words common in posts on any topic. They neither find communities nor make them similar. */
export const GENERAL_STEMS: ReadonlySet<string> = new Set(stems);
