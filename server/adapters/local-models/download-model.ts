import { createHash, type Hash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { errorCode } from '../read-error.ts';
import { type Room, checkDiskSpace } from './check-room.ts';
import { LocalModelError } from './local-model-error.ts';
import {
  deleteModel,
  deletePart,
  hashFile,
  type ModelPaths,
  type PartNote,
  readPartNote,
  fileSize,
  writeNote,
} from './model-files.ts';
import type { CatalogEntry } from './read-catalog.ts';
import { openDownload, type OpenDownload } from './open-download.ts';

export type DownloadTarget = {
  url: string;
  redirects: readonly string[];
  /** The pinned hash; null to use the hub's. */
  sha256: string | null;
  folder: string;
  paths: ModelPaths;
  /** Stored in the note beside the model's file. */
  entry?: CatalogEntry;
};
export type DownloadPorts = { clock: Clock; room: Room };
export type DownloadOptions = {
  /** A signal that pauses the download when aborted. */
  signal: AbortSignal;
  onProgress: (received: number, total: number) => void;
};

/** `paused` keeps the partial file; `failed` leaves nothing behind. */
export type DownloadOutcome =
  | { kind: 'ready'; sha256: string; bytes: number }
  | { kind: 'paused'; message: string | null }
  | { kind: 'failed'; message: string };

/** A server that sends nothing for this long has stalled. */
const STALL_MS = 60_000;

/** The download can't succeed; its partial file is deleted. */
class Refused extends Error {}

/** Downloads a file or its missing rest, and moves it into place once its hash is verified. Never throws. */
export async function downloadModel(
  target: DownloadTarget,
  ports: DownloadPorts,
  { signal, onProgress }: DownloadOptions,
): Promise<DownloadOutcome> {
  const { paths } = target;
  const stall = new AbortController();
  let stopTimer = () => {};
  const renewTimer = () => {
    stopTimer();
    stopTimer = ports.clock.after(STALL_MS, () => stall.abort());
  };
  const onBytes = (received: number, total: number) => {
    renewTimer();
    onProgress(received, total);
  };
  try {
    // Hashing a part can take minutes on a slow disk, so no connection is open and no timer runs meanwhile.
    const kept = await findPart(target, signal);
    renewTimer();
    return await receive(target, kept, ports, {
      signal: AbortSignal.any([signal, stall.signal]),
      onProgress: onBytes,
    });
  } catch (error) {
    const message = wordProblem(error, target, stall.signal.aborted);
    const isFinal =
      error instanceof Refused || error instanceof LocalModelError || errorCode(error) === 'ENOSPC';
    if (!isFinal && (await fileSize(paths.part)))
      return { kind: 'paused', message: signal.aborted ? null : message };
    await deleteModel(paths);
    return signal.aborted ? { kind: 'paused', message: null } : { kind: 'failed', message };
  } finally {
    stopTimer();
  }
}

async function receive(
  target: DownloadTarget,
  kept: Part | null,
  ports: DownloadPorts,
  options: DownloadOptions,
): Promise<DownloadOutcome> {
  const { paths } = target;
  const source = await openSource(target, kept, options.signal);
  const { note, start, body } = source;
  if (start === 0) await deletePart(paths);
  const refusal = await checkDiskSpace(ports.room, target.folder, note.total - start);
  if (refusal) throw new Refused(refusal);
  const ofEntry = target.entry && { entry: target.entry };
  await writeNote(paths.partNote, { ...note, ...ofEntry });
  const hash = start > 0 && kept ? kept.hash : createHash('sha256');
  options.onProgress(start, note.total);
  await append(paths.part, { body, hash, start, total: note.total }, options);
  const sha256 = hash.digest('hex');
  if (sha256 !== note.sha256) {
    throw new Refused(
      `The file isn’t the requested one: its SHA-256 is ${sha256}, not ${note.sha256}. It was deleted. Try again.`,
    );
  }
  // Written before the file: a model without a note would take space and never be listed.
  await writeNote(paths.note, { sha256, bytes: note.total, ...ofEntry });
  await rename(paths.part, paths.file);
  await deletePart(paths);
  return { kind: 'ready', sha256, bytes: note.total };
}

/** The hash of the bytes so far, still open for more. */
type Part = { note: PartNote; bytes: number; hash: Hash };

/** The partial file of an earlier attempt at the same URL. */
async function findPart({ url, sha256, paths }: DownloadTarget, signal: AbortSignal): Promise<Part | null> {
  const note = await readPartNote(paths.partNote);
  const bytes = await fileSize(paths.part);
  const isSame = note?.url === url && (sha256 === null || sha256 === note.sha256);
  if (!note || !bytes || !isSame || bytes > note.total) return null;
  const hash = createHash('sha256');
  await hashFile(paths.part, hash, signal);
  return { note, bytes, hash };
}

type Source = { note: PartNote; start: number; body: AsyncIterable<Uint8Array> };

async function openSource(target: DownloadTarget, part: Part | null, signal: AbortSignal): Promise<Source> {
  if (part && part.bytes === part.note.total) return { note: part.note, start: part.bytes, body: NOTHING };
  const headers: Record<string, string> = part ? { range: `bytes=${part.bytes}-` } : {};
  if (part?.note.etag) headers['if-range'] = part.note.etag;
  const opened = await openDownload(target.url, target.redirects, headers, signal);
  if (!part || isUsable(opened, part, target.sha256)) return toSource(target, opened);
  await opened.body?.return?.();
  return toSource(target, await openDownload(target.url, target.redirects, {}, signal));
}

/** False if the response isn't the rest of the partial file: the download then starts over. */
function isUsable({ status, start, sha256 }: OpenDownload, part: Part, pinned: string | null): boolean {
  if (status === 416) return false;
  return start === 0 || (start === part.bytes && (pinned ?? sha256) === part.note.sha256);
}

const NOTHING: AsyncIterable<Uint8Array> = { async *[Symbol.asyncIterator]() {} };

function toSource(
  target: DownloadTarget,
  { status, sha256, etag, total, start, body }: OpenDownload,
): Source {
  const { host } = new URL(target.url);
  if (status === 404)
    throw new Refused(`${host} doesn’t have this file (404). The list of models may be out of date.`);
  if (status === 401 || status === 403)
    throw new Refused(`${host} requires signing in for this file (${status}).`);
  if ((status !== 200 && status !== 206) || !body)
    throw new Error(`${host} answers with ${status}. Try again later.`);
  if (target.sha256 && sha256 && sha256 !== target.sha256) {
    throw new Refused(
      `${host} offers another file than the list names: its SHA-256 is ${sha256}, not ${target.sha256}.`,
    );
  }
  const expected = target.sha256 ?? sha256;
  if (!expected)
    throw new Refused(
      `${host} doesn’t name the file’s SHA-256, and neither does the list, so it can’t be checked.`,
    );
  if (!total) throw new Refused(`${host} doesn’t say how large the file is.`);
  const strongEtag = etag && !etag.startsWith('W/') ? etag : null;
  return { note: { url: target.url, etag: strongEtag, sha256: expected, total }, start, body };
}

type Stream = { body: AsyncIterable<Uint8Array>; hash: Hash; start: number; total: number };

async function append(
  path: string,
  { body, hash, start, total }: Stream,
  options: DownloadOptions,
): Promise<void> {
  const file = await open(path, 'a');
  let received = start;
  try {
    for await (const chunk of body) {
      received += chunk.length;
      if (received > total)
        throw new Refused('The server sent more bytes than the file’s size. The file was deleted.');
      await file.writeFile(chunk);
      hash.update(chunk);
      options.onProgress(received, total);
    }
    options.signal.throwIfAborted();
    if (received < total) throw new Error('The connection ended early. Resume the download.');
    await file.sync();
  } finally {
    await file.close();
  }
}

function wordProblem(error: unknown, { url }: DownloadTarget, isStalled: boolean): string {
  if (error instanceof Refused || error instanceof LocalModelError) return error.message;
  if (errorCode(error) === 'ENOSPC')
    return 'The disk is full. The unfinished download was deleted. Make room and try again.';
  if (isStalled) return 'The server has sent nothing for a minute. Resume the download, or try again later.';
  if (error instanceof TypeError)
    return `${new URL(url).host} can’t be reached, or the connection broke off. Try again.`;
  const code = errorCode(error);
  if (code) return `The download can’t be saved (${code}).`;
  return error instanceof Error ? error.message : 'The download failed. Try again.';
}
