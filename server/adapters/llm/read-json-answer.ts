/** A model's thoughts, where a server leaves them in the text. */
export function withoutThoughts(text: string): string {
  const start = text.trimStart();
  if (!start.startsWith('<think>')) return '<think>'.startsWith(start) ? '' : text;
  const end = start.indexOf('</think>');
  return end === -1 ? '' : start.slice(end + '</think>'.length).trimStart();
}

/** The JSON object in an answer, also where words or a code fence stand round it. Undefined: there is none. */
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

/** From the first brace to the one that closes it. Line breaks in strings and commas before a closing sign are mended. */
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
