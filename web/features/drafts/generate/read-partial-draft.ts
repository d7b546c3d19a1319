type PartialDraft = { title: string | null; content: string };

/** A string value from JSON that may be truncated anywhere, even within an escape sequence. */
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

/** Reads a draft that a model is still writing, as JSON or plain text. */
export function readPartialDraft(soFar: string): PartialDraft {
  const text = soFar.trimStart().replace(/^```(?:json)?\s*/, '');
  if (!text.startsWith('{')) return { title: null, content: soFar };
  return { title: partialText(text, 'title'), content: partialText(text, 'content') ?? '' };
}
