import { mkdirSync, writeFileSync } from 'node:fs';
import { systemClock } from '#server/adapters/clock.ts';
import { createModel } from '#server/adapters/llm/create-model.ts';
import type { Model } from '#server/adapters/llm/model.ts';
import { readModelSettings } from '#server/adapters/llm/model-settings.ts';
import { readConfig } from '#server/config.ts';
import { type Drafted, draftBrief, readBriefs } from './measure-model.ts';
import { STAND_INS } from './stand-ins.ts';

/** `npm run bench models`: sixty briefs through the configured model, or through stand-ins if there is none. */
const settings = readModelSettings(readConfig(process.env).ai);
if (typeof settings === 'object' && 'field' in settings) {
  console.error(settings.message);
  process.exit(1);
}
const models: readonly Model[] =
  settings === 'builtin' ? STAND_INS : [createModel(settings, { clock: systemClock })];
if (settings === 'builtin')
  console.log(
    'No model is configured (AI_PROVIDER). These are stand-ins: they say nothing about a real model.',
  );

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function report(id: string, drafts: readonly Drafted[]): void {
  const written = drafts.filter(({ draft }) => draft !== null);
  console.log(
    [
      id.padEnd(28),
      `schema kept ${percent(mean(drafts.map(({ isReadable }) => Number(isReadable))))}`,
      `constraints kept ${percent(mean(drafts.map(({ draft, problem }) => Number(draft !== null && !problem))))}`,
      `invented claims per draft ${mean(written.map(({ claims }) => claims)).toFixed(2)}`,
      `words kept ${percent(mean(written.map(({ kept }) => kept)))}`,
      `seconds ${mean(drafts.map(({ seconds }) => seconds)).toFixed(1)}`,
    ].join('  '),
  );
}

const briefs = readBriefs();
const byModel = new Map<string, Drafted[]>();
for (const model of models) {
  const drafts: Drafted[] = [];
  for (const brief of briefs) drafts.push(await draftBrief(model, brief));
  byModel.set(model.id, drafts);
  report(model.id, drafts);
}

const page = briefs.flatMap(({ topic, subreddit, answers }, at) => [
  `## ${topic} (r/${subreddit})`,
  answers.map(({ text }) => `- ${text}`).join('\n'),
  models
    .map(({ id }) => {
      const drafted = byModel.get(id)?.[at];
      const text = drafted?.draft
        ? `**${drafted.draft.title ?? ''}**\n\n${drafted.draft.content}`
        : drafted?.problem;
      return `### ${id}\n\n${text ?? ''}`;
    })
    .join('\n\n'),
]);
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/models.md', `${page.join('\n\n')}\n`);
console.log('The drafts are side by side in bench/results/models.md.');
