type PartialDraft = { title: string | null; content: string };

/** The text of a key in JSON that may break off anywhere, within an escape too. */
function partialText(json: string, key: string): string | null {
  const start = new RegExp(`"${key}"\\s*:\\s*"`).exec(json);
  if (!start) return null;
  const rest = json.slice(start.index + start[0].length);
  const [raw = ''] = /^(?:[^"\\]|\\u[\da-f]{4}|\\[^u])*/i.exec(rest) ?? [];
  try {
    return JSON.parse(`"${raw.replace(/[\n\r\t]/g, ' ')}"`) as string;
  } catch {
    return null;
  }
}

/** What of a draft can be read while a model still writes it: models write JSON, or plainly the text. */
export function readPartialDraft(soFar: string): PartialDraft {
  const text = soFar.trimStart().replace(/^```(?:json)?\s*/, '');
  if (!text.startsWith('{')) return { title: null, content: soFar };
  return { title: partialText(text, 'title'), content: partialText(text, 'content') ?? '' };
}
