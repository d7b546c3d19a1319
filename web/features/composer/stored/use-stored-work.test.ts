import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { keepWork, readWork } from '#web/lib/stored-work.ts';
import { EMPTY_BRIEF, EMPTY_WORK, type Work } from '../composition.ts';
import { useStoredWork } from './use-stored-work.ts';

const SLOT = 'usr_1:new';
const about = (topic: string): Work => ({ ...EMPTY_WORK, brief: { ...EMPTY_BRIEF, topic } });
const topicStored = () => (readWork(SLOT) as Work | null)?.brief.topic;

/** A tab, and what stores its work at once or drops it. */
function openTab(work: Work, isNew = false) {
  const seen: string[] = [];
  const onOthers = ({ brief }: Work) => seen.push(brief.topic);
  const stored = { slot: SLOT, tab: 'a', onOthers, onOwn: () => {} };
  const { result, rerender } = renderHook((tab) => useStoredWork({ ...stored, ...tab }), {
    initialProps: { work, isNew },
  });
  return {
    become: (work: Work, isNew = false) => rerender({ work, isNew }),
    drop: () => result.current.drop(),
    seen,
  };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('work is stored until nothing is left of it', () => {
  const { become } = openTab(about('Prices'));
  expect(topicStored()).toBe('Prices');
  become(EMPTY_WORK, true);
  expect(topicStored()).toBeUndefined();
});

test('what an earlier visit left is this tab’s to drop', () => {
  keepWork(SLOT, about('Prices'));
  const { drop } = openTab(about('Prices'), true);
  drop();
  expect(topicStored()).toBeUndefined();
});

test('what another tab has put in its place stays', () => {
  const { become, drop } = openTab(about('Prices'));
  keepWork(SLOT, about('Hiring'));
  become(EMPTY_WORK, true);
  drop();
  expect(topicStored()).toBe('Hiring');
});

test('what another tab has put in its place is told before it is overwritten, and once', () => {
  const { become, seen } = openTab(about('Prices'));
  become(about('Prices of tools'));
  expect(seen).toEqual([]);
  keepWork(SLOT, about('Hiring'));
  become(about('Prices of all tools'));
  become(about('Prices of all our tools'));
  expect(seen).toEqual(['Hiring']);
  expect(topicStored()).toBe('Prices of all our tools');
});
