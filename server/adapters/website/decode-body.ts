const META_CHARSET = /<meta[^>]{1,200}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i;
const SNIFFED_BYTES = 2048;

/** Decodes by byte order mark, then the header's charset, then the page's own, then UTF-8. */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const label = markOf(bytes) ?? fromHeader(contentType) ?? fromPage(bytes) ?? 'utf-8';
  return decode(bytes, label);
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

const fromHeader = (contentType: string) => /charset\s{0,9}=\s{0,9}"?([\w:.-]{1,40})/i.exec(contentType)?.[1];
const fromPage = (bytes: Uint8Array) =>
  META_CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES)))?.[1];

function decode(bytes: Uint8Array, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
