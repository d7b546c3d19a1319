export type DurabilityFacts = {
  /** The setting `synchronous_commit`. */
  commit: string;
  /** The setting `synchronous_standby_names`. */
  standbyNames: string;
  /** The number of connected standbys. */
  standbys: number;
};

const HARM =
  'Threadwell would then take published posts for unpublished, and search for each before it sends it again';

/** What could undo commits that PostgreSQL confirmed, and which setting prevents it; null if nothing. */
export function judgeDurability({ commit, standbyNames, standbys }: DurabilityFacts): string | null {
  if (commit === 'off')
    return (
      `synchronous_commit is off: a crash of PostgreSQL may lose the last outcomes of posts. ${HARM}. ` +
      'Set synchronous_commit = on.'
    );
  if (standbys === 0 && standbyNames === '') return null;
  const loss = `a fail-over to a standby may lose the last outcomes of posts. ${HARM}.`;
  if (standbyNames === '')
    return `No standby is synchronous: ${loss} Name one in synchronous_standby_names and set synchronous_commit = on.`;
  return commit === 'local' ? `synchronous_commit is local: ${loss} Set synchronous_commit = on.` : null;
}
