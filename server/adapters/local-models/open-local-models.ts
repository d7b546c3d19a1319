import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalModel, LocalModelList } from '#contract/drafting/local-models.ts';
import { failedAnswer } from '../llm/ask-once.ts';
import { machineRoom, estimateMemory, checkMemory } from './check-room.ts';
import { createDownloads } from './create-downloads.ts';
import { createRuntimeInstaller } from './create-runtime-installer.ts';
import { LocalModelError } from './local-model-error.ts';
import type { LocalModels, LocalModelsOptions } from './local-models.ts';
import {
  deleteModel,
  hashFile,
  isGguf,
  isOwnName,
  listOwnFiles,
  modelFoldersIn,
  type ModelNote,
  ownModelPaths,
  modelPaths,
  readModelNote,
  fileSize,
  readPartNote,
  writeNote,
} from './model-files.ts';
import { type Catalog, CatalogError, isCatalogId, readCatalog, downloadUrl } from './read-catalog.ts';
import { createLocalModelRunner } from './run-local-model.ts';

const OWN = 'own:';
const CATALOG_FRESH_MS = 60 * 60_000;

export function openLocalModels({
  config,
  clock,
  log,
  sources,
  environment,
  room = machineRoom,
}: LocalModelsOptions): LocalModels {
  const { mayRun, catalog: ownCatalog } = config.localModels;
  const folders = modelFoldersIn(config.dataDir);
  const downloads = createDownloads({ clock, room });
  const runtime = createRuntimeInstaller({
    clock,
    room,
    environment,
    sources: join(sources, 'runtime'),
    folder: folders.runtime,
  });
  const runner = createLocalModelRunner({
    clock,
    script: join(sources, 'runtime-process.ts'),
    runtimeFolder: folders.runtime,
    environment,
    onCrash: (detail) => log.warn(detail, 'the process of the local model ended unexpectedly'),
  });
  let kept: { catalog: Catalog; until: number } | null = null;

  async function findCatalog(): Promise<Catalog> {
    if (kept && clock.monotonic() < kept.until) return kept.catalog;
    const from = ownCatalog ?? join(sources, 'catalog.json');
    const catalog = await readCatalog(from, clock);
    // Local lists are not cached: reading a file is cheap.
    if (from.startsWith('https://')) kept = { catalog, until: clock.monotonic() + CATALOG_FRESH_MS };
    return catalog;
  }

  const findPaths = (id: string) =>
    id.startsWith(OWN) ? ownModelPaths(folders.own, id.slice(OWN.length)) : modelPaths(folders.files, id);

  /** The note of a model whose file exists. */
  async function findReady(id: string): Promise<ModelNote | null> {
    // Users choose this id in their settings.
    if (id.startsWith(OWN) ? !isOwnName(id.slice(OWN.length)) : !isCatalogId(id)) return null;
    const paths = findPaths(id);
    const note = await readModelNote(paths.note);
    return note && (await fileSize(paths.file)) === note.bytes ? note : null;
  }

  async function findState(id: string): Promise<LocalModel['state']> {
    const note = await findReady(id);
    if (note) return { kind: 'ready', sha256: note.sha256, bytes: note.bytes };
    return id.startsWith(OWN)
      ? { kind: 'absent' }
      : await downloads.stateOf(id, modelPaths(folders.files, id));
  }

  /** Models with a complete or partial file that are no longer in the list. */
  async function listDropped(listed: ReadonlySet<string>): Promise<Catalog['models']> {
    const names = await readdir(folders.files).catch(() => []);
    const ids = new Set(names.flatMap((name) => /^(.+)\.gguf(?:\.part)?$/.exec(name)?.[1] ?? []));
    const notes = await Promise.all(
      [...ids]
        .filter((id) => !listed.has(id))
        .map(async (id) => {
          const paths = modelPaths(folders.files, id);
          return (await readModelNote(paths.note)) ?? (await readPartNote(paths.partNote));
        }),
    );
    return notes.flatMap((note) => note?.entry ?? []);
  }

  async function listModels(entries: Catalog['models']): Promise<LocalModel[]> {
    const all = [...entries, ...(await listDropped(new Set(entries.map(({ id }) => id))))];
    const downloadable = all.map(async (entry): Promise<LocalModel> => {
      const {
        id,
        name,
        bytes,
        ramBytes,
        maker,
        license,
        languages,
        contextTokens,
        repository,
        file,
        source,
      } = entry;
      const facts = { maker, license, languages, contextTokens, repository, file, source };
      return { id, name, facts, bytes, ramBytes, state: await findState(id) };
    });
    const own = (await listOwnFiles(folders.own)).map(async (name): Promise<LocalModel> => {
      const id = OWN + name;
      const bytes = (await fileSize(findPaths(id).file)) ?? 0;
      return { id, name, facts: null, bytes, ramBytes: estimateMemory(bytes), state: await findState(id) };
    });
    return await Promise.all([...downloadable, ...own]);
  }

  /** Creates the folders; false if they aren't writable. */
  const canWrite = (): Promise<boolean> =>
    Promise.all([folders.own, folders.files].map((folder) => mkdir(folder, { recursive: true }))).then(
      () => true,
      () => false,
    );

  async function list(): Promise<Omit<LocalModelList, 'mayChange'>> {
    const nothing = { models: [], problem: null, running: null, machine: null };
    if (!mayRun) return { isOffered: false, runtime: { kind: 'absent' }, ...nothing };
    if (!(await canWrite())) {
      return { isOffered: true, runtime: { kind: 'absent' }, ...nothing, problem: NOT_WRITABLE };
    }
    const found = await findCatalog().catch((error: unknown) => {
      if (error instanceof CatalogError) return error;
      throw error;
    });
    return {
      isOffered: true,
      models: await listModels(found instanceof CatalogError ? [] : found.models),
      problem: found instanceof CatalogError ? found.message : null,
      runtime: await runtime.state(),
      running: runner.running(),
      machine: { freeDiskBytes: await room.freeDiskBytes(config.dataDir), ramBytes: room.ramBytes() },
    };
  }

  function refuseIfOff(): void {
    if (!mayRun)
      throw new LocalModelError(
        'serverError',
        'Local models are switched off on this server (LOCAL_MODELS).',
      );
  }

  return {
    list,
    async download(id) {
      refuseIfOff();
      const ready = await findReady(id);
      if (!ready) {
        const catalog = await findCatalog();
        const entry = catalog.models.find((each) => each.id === id);
        if (!entry) throw new LocalModelError('notFound', 'The list has no such model.');
        const refusal = checkMemory(room, entry.ramBytes);
        if (refusal) throw new LocalModelError('serverError', refusal);
        if (!(await canWrite())) throw new LocalModelError('serverError', NOT_WRITABLE);
        const { redirects } = catalog;
        const target = {
          url: downloadUrl(catalog, entry),
          redirects,
          sha256: entry.sha256 ?? null,
          bytes: entry.bytes,
          folder: folders.files,
          paths: modelPaths(folders.files, id),
          entry,
        };
        await downloads.begin(id, target);
      }
      await runtime.begin();
    },
    async pause(id) {
      refuseIfOff();
      await downloads.pause(id);
    },
    async remove(id) {
      refuseIfOff();
      const isOwn = id.startsWith(OWN) && isOwnName(id.slice(OWN.length));
      const known = (await list()).models.some((model) => model.id === id);
      if (!isOwn && !known) throw new LocalModelError('notFound', 'There is no such model.');
      await downloads.pause(id);
      await runner.unload(id);
      await deleteModel(findPaths(id));
      downloads.forget(id);
      const { models } = await list();
      if (models.some(({ state }) => ['ready', 'downloading', 'paused'].includes(state.kind))) return;
      await runner.unload();
      await runtime.remove();
    },
    async addOwn(name) {
      refuseIfOff();
      const paths = isOwnName(name) ? ownModelPaths(folders.own, name) : null;
      const bytes = paths && (await fileSize(paths.file));
      if (!paths || !bytes) {
        throw new LocalModelError(
          'notFound',
          'There is no such file. Put it into the folder models/own of DATA_DIR.',
        );
      }
      if (!(await isGguf(paths.file))) throw new LocalModelError('notFound', 'This file isn’t a GGUF model.');
      const refusal = checkMemory(room, estimateMemory(bytes));
      if (refusal) throw new LocalModelError('serverError', refusal);
      const hash = createHash('sha256');
      await hashFile(paths.file, hash);
      await writeNote(paths.note, { sha256: hash.digest('hex'), bytes });
      await runtime.begin();
      return OWN + name;
    },
    async ask(id, question) {
      const note = mayRun ? await findReady(id) : null;
      if (!note) return failedAnswer(new LocalModelError('notFound', NOT_HERE));
      const { kind } = await runtime.state();
      if (kind === 'installing') return failedAnswer(new LocalModelError('serverError', INSTALLING));
      if (kind !== 'ready') return failedAnswer(new LocalModelError('notFound', NO_RUNTIME));
      const needed = note.entry?.ramBytes ?? estimateMemory(note.bytes);
      const refusal = checkMemory(room, needed);
      if (refusal) return failedAnswer(new LocalModelError('notFound', refusal));
      return await runner.ask(
        { id, path: findPaths(id).file, memoryBytes: needed * MEMORY_LEEWAY },
        question,
      );
    },
    async stop() {
      await downloads.stop();
      await runtime.stop();
      await runner.unload();
    },
  };
}

/** The memory estimate is rough, so the process is killed only well above it. */
const MEMORY_LEEWAY = 1.5;
const NOT_WRITABLE = 'Models are stored in DATA_DIR, which isn’t writable.';
const NOT_HERE = 'This model isn’t on the server. Download it, or choose another one in the settings.';
const INSTALLING = 'The runtime for local models is still being installed. Try again in a minute.';
const NO_RUNTIME =
  'The runtime for local models isn’t installed. Start the model’s download again in the settings.';
