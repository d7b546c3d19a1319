import type { LocalModelState } from '#contract/drafting/local-models.ts';
import { errorMessage } from '../read-error.ts';
import { checkDiskSpace } from './check-room.ts';
import { type DownloadPorts, type DownloadTarget, downloadModel } from './download-model.ts';
import { LocalModelError } from './local-model-error.ts';
import { type ModelPaths, readPartNote, fileSize } from './model-files.ts';

export type Downloads = {
  stateOf(id: string, paths: ModelPaths): Promise<LocalModelState>;
  /** Throws a `LocalModelError` if the file can't fit. No-op for a running download. */
  begin(id: string, target: DownloadTarget & { bytes: number }): Promise<void>;
  /** Pauses a download. Resolves once the file is closed. */
  pause(id: string): Promise<void>;
  forget(id: string): void;
  stop(): Promise<void>;
};

type Active = { received: number; total: number; cancel: AbortController; ended: Promise<void> };

/** The downloads of this process. Partial files stay on the disk, so a restart finds them paused. */
export function createDownloads(ports: DownloadPorts): Downloads {
  const active = new Map<string, Active>();
  /** Why the last attempt to download ended. */
  const messages = new Map<string, string>();

  async function pause(id: string): Promise<void> {
    const download = active.get(id);
    download?.cancel.abort();
    await download?.ended;
  }

  async function run(id: string, download: Active, target: DownloadTarget): Promise<void> {
    const outcome = await downloadModel(target, ports, {
      signal: download.cancel.signal,
      onProgress: (received, total) => Object.assign(download, { received, total }),
    }).catch((error: unknown) => ({ kind: 'failed', message: errorMessage(error) }) as const);
    if (outcome.kind !== 'ready' && outcome.message !== null) messages.set(id, outcome.message);
    active.delete(id);
  }

  return {
    pause,
    async stateOf(id, { part, partNote }) {
      const running = active.get(id);
      if (running) return { kind: 'downloading', received: running.received, total: running.total };
      const message = messages.get(id) ?? null;
      const received = await fileSize(part);
      const note = await readPartNote(partNote);
      if (received && note) return { kind: 'paused', received, total: note.total, message };
      return message === null ? { kind: 'absent' } : { kind: 'failed', message };
    },
    async begin(id, target) {
      if (active.has(id)) return;
      const received = (await fileSize(target.paths.part)) ?? 0;
      const refusal = await checkDiskSpace(ports.room, target.folder, target.bytes - received);
      if (refusal) throw new LocalModelError('serverError', refusal);
      if (active.has(id)) return;
      messages.delete(id);
      const ended = Promise.withResolvers<void>();
      const download: Active = {
        received,
        total: target.bytes,
        cancel: new AbortController(),
        ended: ended.promise,
      };
      active.set(id, download);
      void run(id, download, target).then(ended.resolve);
    },
    forget: (id) => void messages.delete(id),
    async stop() {
      await Promise.all([...active.keys()].map(pause));
    },
  };
}
