/** What a community's settings say of who may post there, and what kind of posts it takes. */
export type Admission = { takes: 'any' | 'self' | 'link'; access: string };

export const toAdmission = ({ takes, access }: { takes: string; access: string }): Admission => ({
  takes: takes === 'self' || takes === 'link' ? takes : 'any',
  access,
});

const TAKES = { any: null, self: 'It takes text posts only.', link: 'It takes links only.' } as const;

/** The kind of post that is taken, in words; null where any is. */
export const describeTakes = ({ takes }: Admission): string | null => TAKES[takes];

/** Who may post, in words; null where everybody may. */
export function describeAccess({ access }: Admission): string | null {
  if (access === 'restricted') return 'Only approved members may post.';
  return access === 'archived' ? 'It is archived: nobody can post.' : null;
}
