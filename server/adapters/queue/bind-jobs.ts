import type { JobDefinition, JobHandler } from './job.ts';

/** Throws unless each declared job has exactly one handler. */
export function bindJobs<C>(
  declared: readonly Pick<JobDefinition, 'name'>[],
  handlers: readonly JobHandler<C>[],
): readonly JobHandler<C>[] {
  const names = handlers.map(({ job }) => job.name);
  const faults = [
    ...declared.filter(({ name }) => !names.includes(name)).map(({ name }) => `${name} has no handler`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} has two handlers`),
  ];
  if (faults.length > 0) throw new Error(`Jobs: ${faults.join(', ')}.`);
  return handlers;
}
