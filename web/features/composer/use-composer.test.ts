import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_BRIEF, EMPTY_WORK, typedCompositionOf, type Brief } from './composition.ts';
import { useComposer } from './use-composer.ts';

const NURSES = { role: 'audience', topic: 'Introducing Nurseo, shift plans', text: 'Nurses' } as const;
const CLERKS = { ...NURSES, topic: 'Introducing Listo, lists for town halls', text: 'Clerks' };

function open(brief: Partial<Brief> = {}) {
  const { result } = renderHook(() => useComposer('usr_1:new', EMPTY_WORK, false));
  act(() => result.current.changeBrief(brief));
  const write = () =>
    act(
      () =>
        void result.current.replace({
          ...typedCompositionOf(EMPTY_BRIEF),
          editing: { title: '', content: 'Mine.' },
        }),
    );
  return { composer: () => result.current, write };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a link brings its topic, and takes along what was answered to others and when it should go out', () => {
  const { composer } = open({ earlier: [NURSES], plannedFor: '2131-07-04T09:30' });
  act(() => composer().arrive({ topic: 'Hiring' }));
  expect(composer().kept).toBeNull();
  expect(composer().brief).toMatchObject({
    topic: 'Hiring',
    earlier: [NURSES],
    plannedFor: '2131-07-04T09:30',
  });
  act(() => composer().arrive({ topic: NURSES.topic, answers: {} }));
  expect(composer().brief).toMatchObject({ answers: { audience: 'Nurses' }, earlier: [] });
});

test('a link that brings a date leaves the topic and its answers as they are', () => {
  const { composer } = open({ topic: 'Hiring', answers: { before: 'We asked around.' } });
  act(() => composer().arrive({ plannedFor: '2131-07-04T09:30' }));
  expect(composer().brief).toMatchObject({ topic: 'Hiring', answers: { before: 'We asked around.' } });
});

test('where the text makes room, its answers to others stay with it', () => {
  const { composer, write } = open({ earlier: [NURSES], plannedFor: '2131-07-04T09:30' });
  write();
  act(() => composer().arrive({ topic: 'Hiring' }));
  expect(composer().kept?.brief.earlier).toEqual([NURSES]);
  expect(composer().brief).toMatchObject({ topic: 'Hiring', earlier: [], plannedFor: '' });
});

test('a text that is brought back keeps its answers to others, beside those of an empty form', () => {
  const { composer, write } = open({ earlier: [NURSES] });
  write();
  act(() => composer().arrive({ topic: '' }));
  act(() => composer().changeBrief({ earlier: [CLERKS, NURSES] }));
  act(() => void composer().bringBack());
  expect(composer().composition?.editing?.content).toBe('Mine.');
  expect(composer().brief.earlier).toEqual([NURSES, CLERKS]);
});

test('a text that is brought back in exchange for another leaves that one its own', () => {
  const { composer, write } = open({ earlier: [NURSES] });
  write();
  act(() => composer().arrive({ topic: 'Hiring' }));
  act(() => composer().changeBrief({ topic: 'Hiring a nurse', earlier: [CLERKS] }));
  act(() => void composer().bringBack());
  expect(composer().brief.earlier).toEqual([NURSES]);
  expect(composer().kept?.brief).toMatchObject({ topic: 'Hiring a nurse', earlier: [CLERKS] });
});

test('an empty editor puts nothing away for good', () => {
  const { composer } = open({ topic: 'Hiring', answers: { before: 'We asked around.' } });
  const openEditor = () => act(() => void composer().replace(typedCompositionOf(EMPTY_BRIEF)));
  openEditor();
  act(() => composer().arrive({ topic: 'Prices', answers: {} }));
  openEditor();
  expect(composer().kept?.brief).toMatchObject({ topic: 'Hiring', answers: { before: 'We asked around.' } });
});

test('a cancelled text that is brought back leaves no copy of its form', () => {
  const { composer, write } = open({ topic: 'Hiring' });
  write();
  act(() => void composer().replace(null));
  act(() => void composer().bringBack());
  expect(composer().composition?.editing?.content).toBe('Mine.');
  expect(composer().kept).toBeNull();
});
