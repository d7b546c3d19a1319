import { brotliDecompressSync } from 'node:zlib';

let list: Promise<ReadonlySet<string>> | null = null;

/** Whether many people use this password, whatever its case. The list is unpacked on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.normalize('NFKC').toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  return new Set(brotliDecompressSync(Buffer.from(COMMON_PASSWORDS, 'base64')).toString().split('\n'));
}
