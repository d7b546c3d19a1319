import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { FlairField } from './flair-field.tsx';
import { PostTrouble } from './post-trouble.tsx';

const ADMISSION = {
  name: 'showyourwork',
  access: 'open',
  flairRequired: true,
  flairs: [{ text: 'Show' }, { text: 'Question' }],
};
const CALL = 'GET /api/subreddits/showyourwork/admission';
async function open(value: string, differs: object = {}) {
  stubServer({ [CALL]: { ...ADMISSION, ...differs } });
  const onChange = vi.fn<(flair: string) => void>();
  const place = { subreddit: 'showyourwork', type: 'post' } as const;
  const page = await openPage(<FlairField {...place} value={value} onChange={onChange} />);
  return { ...page, onChange };
}

test("offers the community's flairs and says if one is required", async () => {
  const { onChange } = await open('');
  const field = await screen.findByLabelText('Flair');
  expect(screen.getByText('r/showyourwork wants one on every post.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Question' } });
  expect(onChange).toHaveBeenCalledWith('Question');
});

test('says that a flair no longer exists, ignoring case', async () => {
  await open('Old news');
  expect(await screen.findByText('r/showyourwork no longer has this flair. Choose another.')).toBeTruthy();
  await open('SHOW');
  await waitFor(() => expect((screen.getByLabelText('Flair') as HTMLSelectElement).value).toBe('Show'));
  expect(screen.queryByText(/no longer has/)).toBeNull();
});

test("offers nothing if the community has no flairs or can't be read", async () => {
  for (const flairs of [[], null]) {
    const { queries } = await open('', { flairs });
    await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('success'));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(screen.queryByLabelText('Flair')).toBeNull();
  }
});

function Renamed() {
  const [subreddit, setSubreddit] = useState('showyourwork');
  return (
    <>
      <button onClick={() => setSubreddit('webdev')}>Rename</button>
      <FlairField subreddit={subreddit} type="post" onChange={() => undefined} />
    </>
  );
}

test("does not keep one community's flairs when another name is typed", async () => {
  stubServer({ [CALL]: ADMISSION });
  await openPage(<Renamed />);
  expect(await screen.findByLabelText('Flair')).toBeTruthy();
  press('Rename');
  expect(screen.queryByLabelText('Flair')).toBeNull();
});

function toldParked() {
  const problem = { code: 'FLAIR_REQUIRED', message: 'Every post needs a flair.', remedy: 'Choose one.' };
  const parked = { status: 'scheduled', phase: 'needs_you', subreddit: 'showyourwork', problem } as const;
  return samplePost({ id: 'pst_1', flair: 'Old news', ...parked });
}

test("says that flairs couldn't be read and offers to retry", async () => {
  const post = toldParked();
  const { answers } = stubServer({ [CALL]: { ...ADMISSION, flairs: null }, 'GET /api/posts': [post] });
  await openPage(<PostTrouble post={post} onConfirm={() => undefined} />, { posts: [post] });
  press('Choose a flair');
  expect(await screen.findByText('The flairs of r/showyourwork couldn’t be read.')).toBeTruthy();
  press(/^Send it/);
  expect(await screen.findByText('Choose a flair first.')).toBeTruthy();
  answers[CALL] = ADMISSION;
  press('Try again');
  expect(await screen.findByLabelText('Flair')).toBeTruthy();
});

test('posts without a flair if the community no longer has any', async () => {
  const post = toldParked();
  const told = samplePost({ ...post, flair: null, revision: 2 });
  const { sent } = stubServer({
    [CALL]: { ...ADMISSION, flairRequired: false, flairs: [] },
    'GET /api/posts': [post],
    'PATCH /api/posts/pst_1': told,
    'POST /api/posts/pst_1/retry': told,
  });
  await openPage(<PostTrouble post={post} onConfirm={() => undefined} />, { posts: [post] });
  press('Choose a flair');
  expect(await screen.findByText('r/showyourwork offers no flairs. Send it without one.')).toBeTruthy();
  press(/^Send it/);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ call: 'PATCH /api/posts/pst_1', body: { flair: null } });
});

test('sets a missing flair from the list and sends the post with it', async () => {
  const problem = { code: 'FLAIR_REQUIRED', message: 'Every post needs a flair.', remedy: 'Choose one.' };
  const parked = { status: 'scheduled', phase: 'needs_you', subreddit: 'showyourwork', problem } as const;
  const post = samplePost({ id: 'pst_1', ...parked });
  const { sent } = stubServer({
    [CALL]: ADMISSION,
    'GET /api/posts': [post],
    'PATCH /api/posts/pst_1': samplePost({ ...post, flair: 'Show', revision: 2 }),
    'POST /api/posts/pst_1/retry': samplePost({ ...post, flair: 'Show', phase: 'publishing', problem: null }),
  });
  await openPage(<PostTrouble post={post} onConfirm={() => undefined} />, { posts: [post] });
  press('Choose a flair');
  const field = await screen.findByLabelText('Flair');
  press(/^Send it/);
  expect(await screen.findByText('Choose a flair first.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Show' } });
  press(/^Send it/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { call: 'PATCH /api/posts/pst_1', body: { flair: 'Show', revision: 1 } },
    { call: 'POST /api/posts/pst_1/retry' },
  ]);
});
