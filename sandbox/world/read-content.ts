import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const FOLDER = join(import.meta.dirname, 'content');

export type Guard<T> = (value: unknown) => value is T;

export type Shape<T> = { readonly [K in keyof T]-?: Guard<T[K]> };

/** Reads one content file. An error names the file and the fields that are missing, unknown or malformed. */
export function readContent<T>(path: string, shape: Shape<T>): T {
  const value: unknown = JSON.parse(readFileSync(join(FOLDER, path), 'utf8'));
  if (hasShape(value, shape)) return value;
  throw new Error(`content/${path} is wrong at ${findFaults(value, shape).join(', ') || 'its root'}`);
}

export function readContentFolder<T>(folder: string, shape: Shape<T>): ReadonlyMap<string, T> {
  return new Map(listFiles(folder).map((path) => [parse(path).name, readContent(path, shape)]));
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(FOLDER, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

export function isOneOf<T extends string>(...words: readonly T[]): Guard<T> {
  return (value): value is T => words.some((word) => word === value);
}

export function isListOf<T>(isItem: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every((item) => isItem(item));
}

export function isRecordOf<T>(isItem: Guard<T>): Guard<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.values(value).every((item) => isItem(item));
}

export function isObject<T>(shape: Shape<T>): Guard<T> {
  return (value): value is T => hasShape(value, shape);
}

export function isOptional<T>(isItem: Guard<T>): Guard<T> {
  return (value): value is T => value === undefined || isItem(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasShape<T>(value: unknown, shape: Shape<T>): value is T {
  return isRecord(value) && findFaults(value, shape).length === 0;
}

function findFaults(value: unknown, shape: Readonly<Record<string, Guard<unknown>>>): readonly string[] {
  if (!isRecord(value)) return [];
  const fields = new Set([...Object.keys(shape), ...Object.keys(value)]);
  return [...fields].filter((field) => !shape[field]?.(value[field]));
}
