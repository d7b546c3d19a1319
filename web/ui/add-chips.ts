const asIs = (text: string): string => text;

/** Adds the typed entry, or several separated by commas. `read` parses each one. */
export function addChips(
  chips: readonly string[],
  text: string,
  read = asIs,
  separator: string | RegExp = ',',
): string[] {
  const known = new Set(chips.map((chip) => chip.toLowerCase()));
  const fresh = text
    .split(separator)
    .map((part) => read(part.trim()))
    .filter((entry) => entry !== '' && known.size !== known.add(entry.toLowerCase()).size);
  return [...chips, ...fresh];
}
