import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SHAPES } from '../../contract/drafting/shapes.ts';

/** A topic of our own, or the id of a title in `source` that we may not publish. */
const label = z.object({
  topic: z.optional(z.string()),
  id: z.optional(z.string()),
  source: z.optional(z.string()),
  /** The shape; null if none fits. */
  shape: z.nullable(z.enum(SHAPES)),
  /** True if the label is held out from fitting. */
  judge: z.optional(z.boolean()),
});
const text = z.object({ id: z.string(), title: z.string() });

export type Label = Pick<z.output<typeof label>, 'shape' | 'judge'> & { topic: string; source: string };

/** Throws if the file is missing. */
export function readLines<Line extends z.ZodMiniType>(path: string, line: Line): z.output<Line>[] {
  if (!existsSync(path)) throw new Error(`${path} is missing. Set DATA_DIR_TEXTS to the folder that has it.`);
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((json) => z.parse(line, JSON.parse(json)));
}

/** Looks titles up under `texts`. Throws if a file or a title is missing. */
export function readLabels(path: string, texts: string): Label[] {
  const labels = readLines(path, label);
  const titles = new Map<string, string>();
  for (const source of new Set(labels.flatMap(({ source }) => source ?? []))) {
    for (const { id, title } of readLines(join(texts, source), text)) titles.set(`${source} ${id}`, title);
  }
  return labels.map(({ source = 'own', id, shape, judge, ...row }) => {
    const topic = row.topic ?? titles.get(`${source} ${id}`);
    if (topic === undefined) throw new Error(`${source} has no title with the id ${id}.`);
    return { topic, shape, judge, source: source === 'own' ? 'own' : 'titles' };
  });
}
