/** Reads a response body and stops after the chunk that exceeds the limit. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostBytes) break;
  }
  return Buffer.concat(chunks);
}
