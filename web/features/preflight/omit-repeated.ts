import type { KeptRule, Preflight } from '#contract/preflight.ts';

/** The quotes of the community's rules that a preflight shows. */
export const listQuotes = (shown: (Preflight & { kept?: readonly KeptRule[] }) | undefined): string[] =>
  [...(shown?.findings ?? []), ...(shown?.kept ?? [])].flatMap(({ quote }) => quote ?? []);

const REFERENCE = 'The preflight says what holds this back.';

/** A refusal or problem without the parts that the preflight on the same page already shows. */
export function omitRepeated<Text extends string | undefined>(
  whole: Text,
  preflight: Preflight | undefined,
): Text | string {
  const finding = preflight?.findings.find(
    ({ severity, text }) => severity !== 'note' && whole?.includes(text),
  );
  if (whole === undefined || !finding) return whole;
  return whole
    .replace(finding.text, REFERENCE)
    .replace(` Its rule: “${finding.quote ?? ''}”`, '')
    .replace(` ${finding.remedy}`, '');
}
