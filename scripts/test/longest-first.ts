import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker restarts when it changes projects, so each project runs in one go. */
const PROJECTS = ['api-postgres', 'api-sqlite', 'runtime', 'web', 'unit'];
/** Files that run thousands of cases each. */
const LONG = /\.(property|simulation)\.test\.ts$/;
const LONG_FACTOR = 50;

/** Starts the longest files of each project first, by size, so that no worker ends with a long one alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weights = new Map(files.map((spec) => [spec, weigh(spec)]));
    const place = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    return files.toSorted((a, b) => place(a) - place(b) || (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  }
}

const weigh = ({ moduleId }: TestSpecification): number =>
  statSync(moduleId).size * (LONG.test(moduleId) ? LONG_FACTOR : 1);
