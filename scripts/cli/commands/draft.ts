import type { Call } from '../../../contract/api/call-api.ts';
import { generateContent } from '../../../contract/drafts.ts';
import { createPost } from '../../../contract/posts.ts';
import { type Command, list, text, type Values } from '../command.ts';
import { readText } from '../read-text.ts';
import { UsageError } from '../usage-error.ts';
import { writePost } from '../write-post.ts';

/** Reads the text from a file, or generates one about a topic. */
async function writeText(call: Call, values: Values, subreddit: string, topic: string | undefined) {
  const file = text(values, 'file');
  if (file) return await readText(file);
  if (!topic) throw new UsageError('Give a topic, or a text with --file FILE.');
  const answers = list(values, 'answer').map((each) => ({ question: null, text: each }));
  const { title, content, engine } = await call(generateContent, { topic, subreddit, answers });
  return { title, content, generated: { title, content, byModel: engine !== 'built-in' } };
}

export const draft: Command = {
  usage: 'draft TOPIC -r NAME [-a ANSWER…], or draft --file FILE -r NAME',
  summary: 'Write a draft from your answers, or save a text, as a draft',
  options: {
    subreddit: { type: 'string', short: 'r' },
    answer: { type: 'string', short: 'a', multiple: true },
    file: { type: 'string' },
  },
  maxArguments: 1,
  run: async (call, values, [topic]) => {
    const subreddit = text(values, 'subreddit');
    if (!subreddit) throw new UsageError('Name a community with -r NAME.');
    const post = await call(createPost, { subreddit, ...(await writeText(call, values, subreddit, topic)) });
    return { data: post, text: `${writePost(post)}\n\n${post.content}` };
  },
};
