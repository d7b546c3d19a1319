import * as z from 'zod/mini';
import { toStorableText } from '#core/text/to-storable-text.ts';
import { type Clip, interpretClip } from '#core/clip/interpret-clip.ts';

const text = z.string().check(z.overwrite(toStorableText));
const rawClip = z.object({
  address: text,
  heading: text,
  selection: text,
  text,
  post: z.nullable(
    z.object({
      community: text,
      title: text,
      author: text,
      votes: text,
      comments: text,
      created: text,
      body: text,
    }),
  ),
  comments: z.array(z.object({ author: text, votes: text, body: text })),
  rules: z.array(z.object({ name: text, text })),
});

/** Parses the bookmarklet's data behind the `#`; null if it's invalid. */
export function readFragment(fragment: string): Clip | null {
  try {
    const read = rawClip.safeParse(JSON.parse(decodeURIComponent(fragment.replace(/^#/, ''))));
    return read.success ? interpretClip(read.data) : null;
  } catch {
    return null;
  }
}
