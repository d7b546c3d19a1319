const asIs = (text: string): string => text;

/** The chips with what was typed: one entry, or several with commas between them. `read`: what each comes to. */
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
