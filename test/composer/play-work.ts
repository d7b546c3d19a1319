import { type Brief, EMPTY_BRIEF, listAnswers } from '#core/composer/brief.ts';
import { compositionFromPost } from '#core/composer/composition.ts';
import { reduceWork, type WorkEvent } from '#core/composer/reduce-work.ts';
import { isSameSnapshot, nameSnapshot } from '#core/composer/snapshots.ts';
import { canUndo, isUnchangedSinceStep } from '#core/composer/versions.ts';
import { createWork, shownWords, type Snapshot, type Version, type Work } from '#core/composer/work.ts';
import { samplePost } from '../sample-post.ts';

const BRIEF = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' };
const POST = samplePost({
  id: 'pst',
  title: 'T',
  content: 'saved',
  subreddit: 'saas',
  redditAccountId: 'ada',
});
const FACTS = { estimatedEngagement: null, engagementRange: null, engagementBasis: '', recommendations: [] };
const REPLY_BRIEF: Brief = { ...EMPTY_BRIEF, subreddit: 'saas', contentType: 'comment' };

const words = (content: string) => ({ title: 'T', content });
const requestOf = ({ shape, answers, ...brief }: Brief) => ({
  ...brief,
  ...(shape && { shape }),
  answers: listAnswers(answers),
});

/** `name=value` pairs; `answer.before=x` sets an answer. */
function pairs(text: string): Record<string, unknown> {
  const all = text.split('&').map((pair) => pair.split('='));
  const answers = all.flatMap(([name = '', value]) =>
    name.startsWith('answer.') ? [[name.slice(7), value]] : [],
  );
  const others = all.filter(([name = '']) => !name.startsWith('answer.'));
  return {
    ...Object.fromEntries(others),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
  };
}

function receive(id: string, work: Work, content = id): WorkEvent {
  const isReply = work.blank === REPLY_BRIEF;
  const draft = {
    title: isReply ? null : 'T',
    content,
    engine: 'built-in',
    usage: null,
    notes: [],
    advice: null,
  };
  const reply = isReply ? { reply: { ...FACTS, riskLevel: 'low' as const } } : {};
  return { type: 'generated', id, key: `key-${id}`, draft, request: requestOf(work.brief), ...reply };
}

const textOf = (work: Work, content: string) =>
  work.composition && { ...work.composition, editing: null, words: words(content) };
const saved = (change: string) => ({ ...POST, ...pairs(change) });

type Command = (arg: string, work: Work) => WorkEvent;

/** The commands of a script, each with one argument. */
const COMMANDS: Readonly<Record<string, Command>> = {
  form: (arg) => ({ type: 'briefChanged', change: pairs(arg) }),
  arrive: (arg) => ({ type: 'arrived', change: pairs(arg) }),
  ask: (id) => ({ type: 'requested', id }),
  receive: (id, work) => receive(id, work),
  'receive-same': (id, work) => receive(id, work, 'first'),
  compare: (id, work) => ({ ...receive(id, work), type: 'compared' }) as WorkEvent,
  stop: (id) => ({ type: 'stopped', id }),
  begin: (id) => ({ type: 'begun', id, key: 'key-by-hand' }),
  open: () => ({ type: 'editorOpened' }),
  type: (content) => ({ type: 'typed', words: words(content) }),
  change: (content) => ({ type: 'edited', id: content, words: words(content) }),
  keep: () => ({ type: 'editsSaved', id: 'kept' }),
  cancel: () => ({ type: 'editsCanceled', id: 'canceled' }),
  choose: (arg) => ({ type: 'chosen', change: pairs(arg) }),
  move: (subreddit) => ({ type: 'moved', subreddit }),
  thread: (name) => ({ type: 'threadNamed', link: `https://www.reddit.com/r/${name}/comments/abc1/x/` }),
  vary: (id) => ({ type: 'requested', id, way: 'shorter' }),
  varied: (id, work) => ({ type: 'varied', id, made: textOf(work, id) }),
  'keep-variant': (id) => ({ type: 'variantKept', id }),
  send: () => ({ type: 'sent', key: 'key-sent' }),
  refuse: (field) => ({ type: 'refused', fields: [field] }),
  arrived: () => ({ type: 'saved', key: 'key-next' }),
  'save-words': (arg) => ({ type: 'wordsSaved', post: saved(arg), scheduledAt: '' }),
  theirs: (content) => ({ type: 'changedElsewhere', id: 'x', post: { ...POST, content }, scheduledAt: '' }),
  'went-out': (content) => ({ type: 'wentOut', post: { ...POST, content } }),
  separate: () => ({ type: 'separated' }),
  undo: (id) => ({ type: 'undone', ...(id && { id }) }),
  discard: () => ({ type: 'discarded', id: 'discarded' }),
  'open-kept': () => ({ type: 'keptOpened', id: 'exchanged' }),
  'drop-kept': () => ({ type: 'keptDropped', id: 'dropped' }),
  restore: (id) => ({ type: 'restored', id }),
  adopt: (content, work) => ({
    type: 'adopted',
    snapshot: { ...work, composition: textOf(work, content) },
    versions: [],
  }),
};

export function parseScript(script: string): ((work: Work) => WorkEvent)[] {
  return script.split(', ').map((step) => {
    const [name = '', ...rest] = step.trim().split(' ');
    const command = COMMANDS[name];
    if (!command) throw new Error(`There is no command "${name}".`);
    return (work) => command(rest.join(' '), work);
  });
}

export const play = (work: Work, script: string): Work =>
  parseScript(script).reduce((now, event) => reduceWork(now, event(now)), work);

const EMPTY = createWork({ brief: EMPTY_BRIEF, composition: null }, EMPTY_BRIEF);
const FORM: Work = { ...EMPTY, brief: BRIEF };
const DRAFT = play(FORM, 'ask first, receive first');
const SAVED: Snapshot = {
  brief: BRIEF,
  composition: compositionFromPost(POST, '', { generated: null, inOwnWords: false, interview: null }),
};
const POSTED = createWork(SAVED, EMPTY_BRIEF);
const REPLY = play(
  createWork({ brief: REPLY_BRIEF, composition: null }, REPLY_BRIEF),
  'ask call, receive call',
);

/** The initial states of scripts. */
export const STATES: Readonly<Record<string, Work>> = {
  empty: EMPTY,
  form: FORM,
  draft: DRAFT,
  edited: play(DRAFT, 'open, type mine'),
  'by hand': play(EMPTY, 'form subreddit=saas, begin b, type mine'),
  post: POSTED,
  'edited post': play(POSTED, 'open, type mine'),
  reply: REPLY,
  'edited reply': play(REPLY, 'open, type mine'),
};

const listed = (names: readonly string[]): string => names.join(' ') || 'none';
const contents = (versions: readonly Version[]) => versions.map(({ before }) => shownWords(before).content);

/** A state as flat text, for comparison. */
export function describeWork(work: Work): Record<string, string> {
  const { composition: text, brief } = work;
  const shown = text && shownWords(text);
  return {
    shows: shown?.content || 'none',
    title: shown?.title || 'none',
    editor: text?.editing ? 'open' : 'closed',
    before: listed(contents(work.versions)),
    kept: listed(work.kept.map(nameSnapshot)),
    answers: listed(work.kept.flatMap((one) => Object.values(one.brief.answers))),
    key: text?.attempt?.key ?? 'none',
    request: work.pending?.id ?? 'none',
    variant: work.choice?.made.words.content ?? 'none',
    unsaved: isSameSnapshot(work, work.start) ? 'no' : 'yes',
    undo: canUndo(work) ? (isUnchangedSinceStep(work) ? 'by key' : 'after typing') : 'none',
    earlier: work.earlier?.id ?? 'none',
    topic: brief.topic || 'none',
    planned: brief.plannedFor || 'none',
    'form in': brief.subreddit || 'none',
    'form type': brief.contentType,
    in: text?.subreddit ?? 'none',
    type: text?.type ?? 'none',
    url: text?.url || 'none',
    thread: text?.parentUrl || 'none',
    flair: text?.flair || 'none',
    from: text?.moved?.subreddit ?? 'none',
    at: text?.scheduledAt || 'none',
    account: text?.accountId || 'none',
  };
}
