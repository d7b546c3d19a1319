import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { LinkBuilder } from './link-builder.tsx';

const POST = 'pst_01m6gbwye06rq8xjpsxz9ss097';

function Field({ start, postId }: { start: string; postId: string | null }) {
  const [address, setAddress] = useState(start);
  return (
    <>
      <input aria-label="Address" value={address} onChange={({ target }) => setAddress(target.value)} />
      <LinkBuilder address={address} postId={postId} onChange={setAddress} />
    </>
  );
}

async function open(start: string, postId: string | null = POST) {
  stubServer({ 'GET /api/sites': [{ id: 'sit_1', host: 'example.com' }] });
  const { queries } = await openPage(<Field start={start} postId={postId} />);
  await expect.poll(() => queries.isFetching()).toBe(0);
}
const address = () => screen.getByLabelText<HTMLInputElement>('Address').value;

test('removes tracking parameters of other tools on request', async () => {
  await open('https://www.example.com/a?utm_source=x&id=5#top');
  press('Clean the link');
  expect(address()).toBe('https://www.example.com/a?id=5#top');
  expect(screen.queryByText('Clean the link')).toBeNull();
});

test("adds only a saved post's id to its link", async () => {
  await open('https://example.com/a?id=5');
  fireEvent.click(screen.getByRole('switch'));
  expect(address()).toBe('https://example.com/a?id=5&via=xz9ss097');
  expect(screen.queryByText('Clean the link')).toBeNull();
  fireEvent.click(screen.getByRole('switch'));
  expect(address()).toBe('https://example.com/a?id=5');
});

test("replaces another post's id in a link", async () => {
  await open('https://example.com/?via=00000000');
  press('Clean the link');
  expect(address()).toBe('https://example.com/?via=xz9ss097');
});

test('says that an unsaved text has no id yet', async () => {
  await open('https://example.com/', null);
  screen.getByText(/Once this is saved as a draft/);
  expect(screen.queryByRole('switch')).toBeNull();
});

test.each(['', 'example', 'https://other.example/', 'https://example.com.evil.example/?utm_source=x'])(
  'shows nothing for "%s"',
  async (start) => {
    await open(start);
    expect(screen.queryByRole('group')).toBeNull();
  },
);
