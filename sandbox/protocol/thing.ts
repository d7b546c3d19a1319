export type Thing = {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export function seconds(at: number): number {
  return Math.floor(at / 1000);
}

/** The last part of a permalink, made from the title. */
export function titleSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  if (words.length <= 50) return words || '_';
  const cut = words.slice(0, 51);
  const end = cut.lastIndexOf('_');
  return end > 20 ? cut.slice(0, end) : words.slice(0, 50);
}

export function listing(
  children: readonly Thing[],
  after: string | null = null,
  before: string | null = null,
): Thing {
  return {
    kind: 'Listing',
    data: { after, dist: children.length, modhash: null, geo_filter: '', children, before },
  };
}
