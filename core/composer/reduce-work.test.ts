import { expect, test } from 'vitest';
import { describeWork, parseScript, play, STATES } from '#test/composer/play-work.ts';
import { fc } from '#test/sample.ts';
import { reduceWork } from './reduce-work.ts';
import { shownWords, type Work } from './work.ts';

/** Each sentence is followed by its test case: a state, the events, and the expected result. */
const SPEC = `
A draft becomes the text.
  form: ask a, receive a => shows a; before none; request none
A draft after a canceled request is ignored.
  form: ask a, stop a, receive a => shows none
A draft of an earlier request is ignored.
  form: ask a, ask b, receive a => shows none; request b
A failed request leaves the text.
  draft: ask b, stop b => shows first; request none
A second draft replaces the first, which comes back by Undo.
  draft: ask b, receive b, undo => shows first
The same draft again adds no version.
  draft: ask b, receive-same b => before none
An edited text that a draft replaces is a version, and kept.
  edited: ask b, receive b => shows b; before mine; kept T
Undo after generating restores the edited text.
  edited: ask b, receive b, undo => shows mine; kept none
A draft that arrives while the author types becomes a version, and the typed text stays.
  edited: ask b, type since, receive b => shows since; before b
A compared draft becomes the text.
  draft: compare b => shows b; before first
A draft has the type that the form names by now.
  form: ask a, form contentType=link, receive a => type link
A first draft gets the planned time.
  form: form plannedFor=2131-07-04T09:30, ask a, receive a => at 2131-07-04T09:30
A later draft keeps the chosen time and account.
  draft: choose scheduledAt=noon&accountId=ada, ask b, receive b => at noon; account ada

An editor opened without typing changes nothing.
  post: open => editor open; unsaved no
Saved edits are the words.
  edited: keep => shows mine; editor closed
Cancel restores the draft.
  edited: cancel => shows first; editor closed
Undo after Cancel restores the edits in the editor.
  edited: cancel, undo => shows mine; editor open
Cancel restores the draft even after saved edits.
  edited: keep, open, cancel => shows first; before mine
Saved words below an open editor are a version of their own.
  edited: keep, open, type more, cancel => before mine more
A removed sentence comes back by Undo.
  draft: change less, undo => shows first
After typing, the Undo key belongs to the browser.
  draft: ask b, receive b, open, type more => undo after typing
Without typing, the Undo key reverts the step.
  draft: ask b, receive b, open => undo by key
An undone text can be brought back, but not by the key.
  draft: ask b, receive b, undo => before b; undo none
Earlier texts come back step by step.
  draft: ask b, receive b, ask c, receive c, undo, undo => shows first
Undo of an early step also undoes later ones.
  draft: ask b, receive b, ask c, receive c, undo b => shows first
Undo of a missing step changes nothing.
  draft: ask b, receive b, undo, undo gone => shows first
Undo keeps a time and account chosen since.
  draft: ask b, receive b, choose scheduledAt=noon&accountId=ada, undo => at noon; account ada

A text by hand begins with the topic as title.
  form: begin b => title Prices; shows none; editor open
Cancel discards an untouched editor.
  form: begin b, cancel => title none; kept none; before none
Cancel keeps a typed text aside.
  by hand: cancel => shows none; kept T
It comes back by Undo.
  by hand: cancel, restore canceled => shows mine; kept none
It can be reopened from the kept texts.
  by hand: cancel, open-kept => shows mine; kept none
Cancel after the first save restores the saved text.
  by hand: keep, open, type more, cancel => shows mine; editor closed
A draft that replaces a text by hand keeps that text.
  by hand: form topic=Prices, ask b, receive b => shows b; kept T

A text by hand follows the form’s community.
  by hand: keep, form subreddit=startups => in startups; from saas
A draft stays in its community.
  draft: form subreddit=startups => in saas
A moved text loses its flair.
  draft: choose flair=Show, move startups => in startups; flair none; form in startups
Moving back restores its flair.
  draft: choose flair=Show, move startups, move saas => in saas; flair Show; from none
Another spelling of the name moves nothing.
  draft: move SaaS => from none
A draft follows the type of the form, and takes its link.
  draft: form contentType=link&websiteUrl=a.example => type link; url a.example
The thread beside the buttons is the form's, and its community is the text's.
  draft: form contentType=comment, thread webdev => in webdev; form in webdev
A reply follows the thread of the form within its community.
  edited reply: form parentUrl=https://reddit.com/r/saas/comments/zz/x => thread https://reddit.com/r/saas/comments/zz/x
It does not follow a thread elsewhere.
  edited reply: form parentUrl=https://reddit.com/r/webdev/comments/zz/x => thread none
An earlier text comes back with the form’s type.
  draft: form contentType=link, ask b, receive b, form contentType=post, undo => shows first; type post
A text on another topic comes back with its own type, and the form with it.
  draft: form topic=Logos&contentType=link, ask b, receive b, undo => type post; form type post
Undo brings back the link that was typed for the text.
  draft: form contentType=link, choose url=typed, form websiteUrl=b.example, ask b, receive b, undo => url typed
It leaves a link that was typed since.
  draft: form contentType=link, choose url=typed, form websiteUrl=b.example, ask b, receive b, choose url=since, undo => url since

A link from another page brings its topic.
  empty: arrive topic=Hiring => topic Hiring; kept none; unsaved no
An unsaved text is kept aside for it.
  edited: arrive topic=Hiring => shows none; kept T; before none
A date alone does not clear the form.
  form: arrive plannedFor=noon => topic Prices; planned noon
A draft requested earlier is ignored.
  form: ask a, arrive topic=Hiring, receive a => shows none
A kept text is exchanged for the open work.
  edited: arrive topic=Hiring, form topic=Nurses, open-kept => shows mine; kept Nurses
The exchange can be undone.
  edited: arrive topic=Hiring, form topic=Nurses, open-kept, restore exchanged => topic Nurses; kept T
A kept text that was canceled leaves no copy of its form.
  by hand: form topic=Hiring, cancel, open-kept => shows mine; kept none
A kept text can be dropped.
  by hand: cancel, drop-kept => kept none
Undo restores it.
  by hand: cancel, drop-kept, restore dropped => kept T

A variant is shown next to the text.
  draft: vary v, varied v => shows first; variant v
An accepted variant replaces the text.
  draft: vary v, varied v, keep-variant v => shows v; before first; variant none
A variant of an undone text is dropped.
  draft: ask b, receive b, vary v, varied v, undo => shows first; variant none
A pending variant is canceled with its text.
  draft: ask b, receive b, vary v, undo => request none

Saving empties the form except for the community.
  draft: send, arrived => shows none; topic none; form in saas; before none; unsaved no
A topic typed meanwhile stays.
  draft: send, form topic=Next, arrived => shows none; topic Next
So does one that was typed before.
  draft: form topic=Next, send, arrived => topic Next
A draft generated meanwhile stays, as another post.
  draft: send, ask b, receive b, arrived => shows b; key key-next; before none
Words typed meanwhile stay, as the same post.
  edited: send, type more, arrived => shows more; key key-first
A draft that replaces those words is another post.
  edited: send, type more, arrived, ask b, receive b => key key-b
After Undo they belong to the saved post again.
  edited: send, type more, arrived, ask b, receive b, undo => shows more; key key-first
A draft generated meanwhile is another post even if the response is lost.
  draft: send, ask b, receive b, refuse x => key key-b
Undo returns to the text of the same post.
  draft: send, ask b, receive b, refuse x, undo => shows first; key key-first
A retry has the key of the lost attempt.
  draft: send, refuse x, ask b, receive b => key key-first
A refused title opens the editor.
  draft: send, refuse title => editor open; shows first
Unused answers are kept.
  form: form answer.before=9$, begin b, type x, send, arrived => topic none; kept Prices; answers 9$
Answers used for the text are not kept.
  form: form answer.before=9$, ask a, receive a, send, arrived => kept none
Saved words are the start of a saved post.
  edited post: save-words revision=2 => shows mine; unsaved no; editor closed
The saved post’s place is used unless another was chosen here.
  post: choose accountId=ben, save-words subreddit=startups&redditAccountId=cleo => in startups; account ben; form in startups
A copy of a post begins from that post again.
  edited post: send, arrived => shows saved; unsaved no
A version saved elsewhere replaces an untouched text.
  post: theirs theirs => shows theirs; unsaved no; before saved
A changed text stays as a version.
  edited post: theirs theirs => shows theirs; unsaved no; before mine
A text that went out earlier is shown, but is not a version.
  draft: ask b, receive b, send, went-out first => earlier pst; before none
The open text can then become another post.
  draft: send, went-out x, separate => earlier none; key none

Discard returns to the saved state.
  edited: discard => shows none; unsaved no; kept none
Undo restores discarded work with its versions.
  edited: ask b, receive b, discard, restore discarded => shows b; before mine
A canceled empty editor does not affect Undo.
  edited: discard, begin b, cancel, restore discarded => shows mine
Two texts put aside both come back.
  edited: discard, begin b, type second, cancel, restore discarded => shows mine
  edited: discard, begin b, type second, cancel, restore canceled => shows second
Newer input is kept.
  edited: discard, form topic=Next, restore discarded => shows mine; kept Next

Cancel in a reply restores the saved words.
  edited reply: keep, open, type more, cancel => shows mine
A canceled reply comes back with the editor closed.
  edited reply: cancel, undo => shows mine; editor closed; before call
A sent reply ends its draft.
  reply: send, arrived => shows none; before none; unsaved no
A reply typed meanwhile stays.
  reply: send, open, type more, arrived => shows more
A reply from another tab replaces this one; own words stay as a version.
  edited reply: adopt theirs => shows theirs; before mine
`;

const ROWS = [...SPEC.matchAll(/^(\S.*)\n {2}([^:]+): (.*) => (.*)$/gm)].map((row) => row.slice(1));

test.each(ROWS)('in the composer: %s', (_sentence, state = '', script = '', expected = '') => {
  const facts = Object.entries(describeWork(play(STATES[state] as Work, script)));
  const wanted = expected.split('; ');
  const found = facts.flatMap(([name, value]) =>
    wanted.some((one) => one.startsWith(`${name} `)) ? `${name} ${value}` : [],
  );
  expect(found).toEqual(expect.arrayContaining(wanted));
});

test('keeps twenty texts, and drops those without the author’s own words first', () => {
  const script = Array.from({ length: 30 }, (_, at) => `ask ${at}, receive ${at}`).join(', ');
  const before = describeWork(play(STATES['edited'] as Work, script))['before']?.split(' ');
  expect(before).toHaveLength(20);
  expect(before).toContain('mine');
});

function textsOf({ composition, versions, kept, asides }: Work): string[] {
  const places = [{ composition, versions }, ...kept, ...asides];
  const texts = places.flatMap((one) =>
    (one.versions ?? []).map(({ before }) => before).concat(one.composition ?? []),
  );
  return texts.flatMap(({ words, editing }) => [words.content, editing?.content ?? '']);
}

const STEPS = [
  (no: number) => `open, type typed${no}`,
  (no: number) => `begin ${no}`,
  (no: number) => `ask ${no}, receive ${no}`,
  (no: number) => `ask ${no}, open, type typed${no}, receive ${no}`,
  (no: number) => `change typed${no}`,
  (no: number) => `arrive topic=${no}`,
  () => 'keep',
  () => 'cancel',
  () => 'open-kept',
  () => 'undo',
  () => 'send',
  () => 'refuse title',
  () => 'vary v, varied v, keep-variant v',
  () => 'form subreddit=startups',
];

test('never loses a typed text that was neither sent nor discarded', () => {
  const scripts = fc.array(fc.nat(STEPS.length - 1), { maxLength: 15 });
  fc.assert(
    fc.property(scripts, (steps) => {
      let work = STATES['form'] as Work;
      const typed = new Set<string>();
      const script = steps.map((at, no) => STEPS[at]?.(no)).join(', ');
      for (const next of script ? parseScript(script) : []) {
        const event = next(work);
        const before = work.composition && shownWords(work.composition).content;
        work = reduceWork(work, event);
        if (event.type !== 'typed' && event.type !== 'edited') continue;
        // Typing over a text changes it, so only the result must survive.
        if (before !== null) typed.delete(before);
        if (work.composition) typed.add(event.words.content);
      }
      expect(textsOf(work)).toEqual(expect.arrayContaining([...typed]));
    }),
    // A new text equals a kept one that has a typed version.
    { examples: [[[1, 0, 12, 5, 1, 12]]] },
  );
});
