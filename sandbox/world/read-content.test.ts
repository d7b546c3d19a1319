import { expect, test } from 'vitest';
import { isListOf, isNumber, isOptional, isText, readContent, readContentFolder } from './read-content.ts';

const hosts = isListOf(isText);

test('reads a valid content file, with or without its optional fields', () => {
  expect(readContent('blogs.json', { hosts }).hosts).toContain('field-notes');
  expect(readContent('blogs.json', { hosts, note: isOptional(isText) }).hosts.length).toBeGreaterThan(10);
});

test('names a malformed, missing or unknown field and its file', () => {
  expect(() => readContent('blogs.json', { hosts: isListOf(isNumber) })).toThrow(
    'content/blogs.json is wrong at hosts',
  );
  expect(() => readContent('blogs.json', { hosts, title: isText })).toThrow(
    'content/blogs.json is wrong at title',
  );
  expect(() => readContent('blogs.json', {})).toThrow('content/blogs.json is wrong at hosts');
});

test('names a bad file in a folder by its path', () => {
  expect(() => readContentFolder('communities', { titles: hosts })).toThrow(
    /^content\/communities\/\w+\/\w+\.json is wrong at/,
  );
});
