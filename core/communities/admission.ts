/** Who may post in a community and which kind of posts it accepts, from its settings. */
export type Admission = { takes: 'any' | 'self' | 'link'; access: string };

export const toAdmission = ({ takes, access }: { takes: string; access: string }): Admission => ({
  takes: takes === 'self' || takes === 'link' ? takes : 'any',
  access,
});

const TAKES = { any: null, self: 'It takes text posts only.', link: 'It takes links only.' } as const;

/** The accepted kind of post as text; null if any kind is accepted. */
export const describeAcceptedType = ({ takes }: Admission): string | null => TAKES[takes];

/** Who may post, as text; null if everyone may. */
export function describeAccess({ access }: Admission): string | null {
  if (access === 'restricted') return 'Only approved members may post.';
  return access === 'archived' ? 'It is archived: nobody can post.' : null;
}
