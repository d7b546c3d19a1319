import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { catalogEntry } from './read-catalog.ts';

/** The folders of local models under DATA_DIR/models. */
export type ModelFolders = { files: string; own: string; runtime: string };

export const modelFoldersIn = (dataDir: string): ModelFolders => ({
  files: join(dataDir, 'models', 'files'),
  own: join(dataDir, 'models', 'own'),
  runtime: join(dataDir, 'models', 'runtime'),
});

export type ModelPaths = { file: string; note: string; part: string; partNote: string };

export const modelPaths = (folder: string, id: string): ModelPaths => ({
  file: join(folder, `${id}.gguf`),
  note: join(folder, `${id}.json`),
  part: join(folder, `${id}.gguf.part`),
  partNote: join(folder, `${id}.part.json`),
});

/** The paths of a user's own file, which keeps its name. */
export const ownModelPaths = (folder: string, name: string): ModelPaths =>
  modelPaths(folder, name.slice(0, -'.gguf'.length));

/** A verified model's note beside its file. `entry` keeps a model listed after it has left the list. */
const modelNote = z.object({ sha256: z.string(), bytes: z.number(), entry: z.optional(catalogEntry) });
export type ModelNote = z.output<typeof modelNote>;

/** Identifies the file of an unfinished download, so that only the rest of the same file is appended. */
const partNote = z.object({
  url: z.string(),
  etag: z.nullable(z.string()),
  sha256: z.string(),
  total: z.number(),
  entry: z.optional(catalogEntry),
});
export type PartNote = z.output<typeof partNote>;

export const readModelNote = (path: string): Promise<ModelNote | null> => readNote(path, modelNote);
export const readPartNote = (path: string): Promise<PartNote | null> => readNote(path, partNote);

async function readNote<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  try {
    return z.parse(schema, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

export const writeNote = (path: string, note: ModelNote | PartNote): Promise<void> =>
  writeFile(path, JSON.stringify(note));

/** The size of a regular file; null if there is none. */
export async function fileSize(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found.size : null;
}

export async function deletePart({ part, partNote: note }: ModelPaths): Promise<void> {
  await rm(part, { force: true });
  await rm(note, { force: true });
}

export async function deleteModel(paths: ModelPaths): Promise<void> {
  await deletePart(paths);
  await rm(paths.file, { force: true });
  await rm(paths.note, { force: true });
}

/** The name contains no separators, so it can't refer to a file outside the folder. */
const OWN_NAME = /^[\w-][\w .()+-]{0,150}\.gguf$/;
export const isOwnName = (name: string): boolean => OWN_NAME.test(name);

export async function listOwnFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(isOwnName).toSorted();
}

/** Adds a file's bytes to a hash without finishing it. */
export const hashFile = (path: string, hash: Hash, signal?: AbortSignal): Promise<void> =>
  pipeline(createReadStream(path), hash, { end: false, ...(signal && { signal }) });

const MAGIC = 'GGUF';

export async function isGguf(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return bytesRead === MAGIC.length && buffer.toString('latin1') === MAGIC;
  } finally {
    await file.close();
  }
}
