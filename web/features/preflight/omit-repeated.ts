import type { KeptRule, Preflight } from '#contract/preflight.ts';

/** The quotes of the community's rules that a preflight shows. */
export const listQuotes = (shown: (Preflight & { kept?: readonly KeptRule[] }) | undefined): string[] =>
  [...(shown?.findings ?? []), ...(shown?.kept ?? [])].flatMap(({ quote }) => quote ?? []);

const REFERENCE = 'The preflight says what holds this back.';

/** A refusal or problem without the parts that the preflight on the same page already shows. */
export function omitRepeated<Said extends string | undefined>(
  said: Said,
  preflight: Preflight | undefined,
): Said | string {
  const finding = preflight?.findings.find(
    ({ severity, text }) => severity !== 'note' && said?.includes(text),
  );
  if (said === undefined || !finding) return said;
  return said
    .replace(finding.text, REFERENCE)
    .replace(` Its rule: “${finding.quote ?? ''}”`, '')
    .replace(` ${finding.remedy}`, '');
}
