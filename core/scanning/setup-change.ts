type Setup<Filters> = {
  readonly subreddits: readonly string[];
  readonly keywords: readonly string[];
  readonly filters: Filters;
};
type ChipChange = { add: string[]; remove: string[] };
export type SetupChange<Filters> = {
  subreddits: ChipChange;
  keywords: ChipChange;
  filters: { [Name in keyof Filters]?: Filters[Name] | undefined };
};

/** Keeps the chips whose order stays the same, and removes and adds the others. */
function findChipChange(before: readonly string[], after: readonly string[]): ChipChange {
  let count = 0;
  for (const chip of before) if (chip === after[count]) count += 1;
  const kept = new Set(after.slice(0, count));
  return { add: after.slice(count), remove: before.filter((chip) => !kept.has(chip)) };
}

const changeChips = (chips: readonly string[], { add, remove }: ChipChange): string[] => [
  ...new Set([...chips.filter((chip) => !remove.includes(chip)), ...add]),
];

/** The differences between two setups. */
export const findSetupChange = <Filters extends object>(
  before: Setup<Filters>,
  after: Setup<Filters>,
): SetupChange<Filters> => {
  const known = new Map<string, unknown>(Object.entries(before.filters));
  const filters = Object.entries(after.filters).filter(([name, value]) => known.get(name) !== value);
  return {
    subreddits: findChipChange(before.subreddits, after.subreddits),
    keywords: findChipChange(before.keywords, after.keywords),
    filters: Object.fromEntries(filters) as Partial<Filters>,
  };
};

/** Changes only what differs, so that the changes of several browsers add up. Applying a change twice is a no-op. */
export const applySetupChange = <Filters extends object>(
  setup: Setup<Filters>,
  { subreddits, keywords, filters }: SetupChange<Filters>,
) => ({
  subreddits: changeChips(setup.subreddits, subreddits),
  keywords: changeChips(setup.keywords, keywords),
  filters: { ...setup.filters, ...filters },
});
