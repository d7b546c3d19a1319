import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Call } from '../../contract/api/call-api.ts';
import { UsageError } from './usage-error.ts';

export type Options = Readonly<Record<string, ParseArgsOptionDescriptor>>;
/** `failed` sets the exit code that scripts check. */
export type Outcome = { data: unknown; text: string; failed?: boolean };
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export type Command = {
  readonly usage: string;
  readonly summary: string;
  readonly options: Options;
  /** How many arguments without a name it takes. */
  readonly maxArguments: number;
  readonly run: (call: Call, values: Values, positionals: readonly string[]) => Promise<Outcome>;
};

export const text = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};
export const list = (values: Values, name: string): string[] =>
  [values[name] ?? []].flat().filter((value) => typeof value === 'string');
export function number(values: Values, name: string, usual: number): number {
  const given = text(values, name);
  if (given !== undefined && !/^\d+$/.test(given))
    throw new UsageError(`--${name} takes a whole number, not “${given}”.`);
  return Number(given ?? usual);
}
