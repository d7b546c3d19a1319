/** Strips the reasoning that some servers leave in the text. */
export function stripReasoning(text: string): string {
  const start = text.trimStart();
  if (!start.startsWith('<think>')) return '<think>'.startsWith(start) ? '' : text;
  const end = start.indexOf('</think>');
  return end === -1 ? '' : start.slice(end + '</think>'.length).trimStart();
}

/** Extracts the JSON object from an answer, even amid prose or in a code fence. Undefined if there is none. */
export function readJsonAnswer(text: string): unknown {
  return tryJson(text) ?? tryJson(firstObject(text));
}

function tryJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Cuts out the first balanced object, escaping raw line breaks in strings and dropping trailing commas. */
function firstObject(text: string): string {
  let out = '';
  let depth = 0;
  let inString = false;
  let comma = '';
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; at++) {
    const sign = text.charAt(at);
    if (inString) {
      inString = sign !== '"';
      if (sign === '\\') out += sign + text.charAt(++at);
      else out += sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign;
      continue;
    }
    if (sign.trim() === '') continue;
    const closes = sign === '}' || sign === ']';
    if (!closes) out += comma;
    comma = sign === ',' ? ',' : '';
    if (!comma) out += sign;
    inString = sign === '"';
    if (sign === '{') depth++;
    if (sign === '}' && --depth === 0) break;
  }
  return out;
}
