import type { Rule } from '../world/community.ts';
import { FAULTS, type Fault, type FaultKind, type Settings } from './switches.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An invalid control request. Its message is sent to the caller. */
export class InvalidChangeError extends Error {}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readText(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new InvalidChangeError(`"${name}" must be a string`);
  return value;
}

export function readNumber(fields: Fields, name: string, fallback?: number): number {
  const value = fields[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new InvalidChangeError(`"${name}" must be a number, 0 or more`);
  return value;
}

const isFaultKind = (value: string): value is FaultKind => FAULTS.some((kind) => kind === value);

export function readFault(fields: Fields, now: number): Fault {
  const kind = readText(fields, 'kind');
  if (!isFaultKind(kind)) throw new InvalidChangeError(`"kind" must be one of ${FAULTS.join(', ')}`);
  return {
    endpoint: fields['endpoint'] === undefined ? '*' : readText(fields, 'endpoint'),
    kind,
    title: fields['title'] === undefined ? null : readText(fields, 'title'),
    times: readNumber(fields, 'times', 1),
    ms: readNumber(fields, 'ms', 0),
    seconds: readNumber(fields, 'seconds', 5),
    status: readNumber(fields, 'status', 500),
    until: fields['lastsSeconds'] === undefined ? null : now + readNumber(fields, 'lastsSeconds') * 1000,
  };
}

const APPLIES = ['all', 'link', 'comment'] as const;

/** The rules of a community: names, texts and what they apply to. */
export function readRules({ rules }: Fields): Rule[] {
  if (!Array.isArray(rules)) throw new InvalidChangeError('"rules" must be a list');
  return rules.map((rule: unknown) => {
    if (!isFields(rule)) throw new InvalidChangeError('each of "rules" must be an object');
    const applies = APPLIES.find((each) => each === (rule['applies'] ?? 'all'));
    if (!applies) throw new InvalidChangeError(`"applies" must be one of ${APPLIES.join(', ')}`);
    return { applies, name: readText(rule, 'name'), text: readText(rule, 'text') };
  });
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  headerFormat: ['float', 'integer'],
  badCodeAnswer: ['bad-request', 'invalid-grant'],
  validationAnswer: ['json-errors', 'explanation'],
  unauthorizedAnswer: ['json', 'html'],
};

/** Validates a change of settings. */
export function readSettings(fields: Fields, current: Settings): Partial<Settings> {
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(current, name))
      throw new InvalidChangeError(
        `no such setting: "${name}". Use one of ${Object.keys(current).join(', ')}`,
      );
    const known: unknown = Reflect.get(current, name);
    const choices = CHOICES[name];
    if (choices && !choices.includes(String(value)))
      throw new InvalidChangeError(`"${name}" must be one of ${choices.join(', ')}`);
    if (typeof value !== typeof known) throw new InvalidChangeError(`"${name}" must be a ${typeof known}`);
  }
  return fields;
}
