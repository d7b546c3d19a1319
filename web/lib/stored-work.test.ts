import { expect, test, vi } from 'vitest';
import { dropAllWork, dropWork, isLeaving, storeWork, logOut, readWork } from './stored-work.ts';
import { hasWantedPage, rememberWantedPage } from './wanted-page.ts';

test('keeps stored work in its slot until it is removed', () => {
  storeWork('ana:new', { topic: 'A' });
  storeWork('ben:new', { topic: 'B' });
  expect(readWork('ana:new')).toEqual({ topic: 'A' });
  dropWork('ana:new');
  expect(readWork('ana:new')).toBeNull();
  expect(readWork('ben:new')).toEqual({ topic: 'B' });
});

test('signing out removes all stored work and nothing else, and the page stores nothing more', () => {
  localStorage.setItem('theme', 'dark');
  storeWork('ana:new', { topic: 'A' });
  storeWork('ana:pst_1', { topic: 'B' });
  dropAllWork();
  const left = ['theme', 'threadwell:sign-outs'];
  expect(Object.keys(localStorage)).toEqual(left);
  storeWork('ana:new', { topic: 'C' });
  expect(Object.keys(localStorage)).toEqual(left);
});

test('after logging out, does not remember the current page', () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  logOut();
  expect(isLeaving()).toBe(true);
  rememberWantedPage();
  dispatchEvent(new Event('pagehide'));
  expect(hasWantedPage()).toBe(false);
  expect(isLeaving()).toBe(false);
});

test('tolerates blocked storage and invalid values', () => {
  localStorage.setItem('threadwell:work:1:ana:new', '{');
  expect(readWork('ana:new')).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeWork('ana:new', {})).not.toThrow();
});
