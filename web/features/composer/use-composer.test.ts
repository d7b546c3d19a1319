import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toldPost } from '#test/told-post.ts';
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

test('a kept text can be dropped, and Undo keeps it again', () => {
  const { composer, write } = open();
  write();
  act(() => composer().arrive({ topic: 'Hiring' }));
  const run = { undo: () => {} };
  act(() => {
    run.undo = composer().dropKept();
  });
  expect(composer().kept).toBeNull();
  expect(open().composer().kept).toBeNull();
  act(() => run.undo());
  expect(composer().kept?.composition?.editing?.content).toBe('Mine.');
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

test('what was restored from an earlier visit is told until it is saved', () => {
  const saved = { ...EMPTY_WORK, composition: typedCompositionOf(EMPTY_BRIEF) };
  const edit = () => renderHook(() => useComposer('usr_1:pst_1', saved, false)).result;
  const before = edit();
  act(() => void before.current.alter(() => ({ editing: { title: '', content: 'Mine.' } })));
  expect(before.current.restored).toBe(false);
  cleanup();
  const now = edit();
  expect(now.current.restored).toBe(true);
  act(() => now.current.keepAsSaved(toldPost({ id: 'pst_1', content: 'Mine.' })));
  expect(now.current.restored).toBe(false);
});

test('an answer that stands in no text is kept when one is saved, and one that stands in it is not', () => {
  const { composer } = open({ topic: 'Prices', answers: { before: 'We charge 9.', change: 'We asked.' } });
  const generated = { ...typedCompositionOf(EMPTY_BRIEF), editing: null, engine: 'built-in' };
  const words = { title: 'Prices', content: 'We asked. What do you charge?' };
  const interview = { topic: 'Prices', answers: [], isOwn: null };
  act(() => void composer().replace({ ...generated, words, original: words, interview }));
  const sent = { brief: composer().brief, composition: composer().composition };
  act(() => composer().clear(sent));
  expect(composer().brief).toMatchObject({
    topic: '',
    answers: {},
    earlier: [{ role: 'before', topic: 'Prices', text: 'We charge 9.' }],
  });
});
