export type DurabilityFacts = {
  /** The setting `synchronous_commit`. */
  commit: string;
  /** The setting `synchronous_standby_names`. */
  standbyNames: string;
  /** How many standbys are connected. */
  standbys: number;
};

const HARM =
  'Threadwell would then believe that posts which are out are not, and look for each before it sends it again';

/** What may take back what PostgreSQL has confirmed, and what to set; null if nothing may. */
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
