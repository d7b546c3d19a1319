import { z } from 'zod';
import type { Call } from '#contract/api/call-api.ts';
import { readRulesRecord } from '#contract/rules-record.ts';
import { defineTool, subreddit } from '../define-tool.ts';
import { untrustedOrNull, UNTRUSTED_NOTE } from '../untrusted.ts';

/** What a community allows, with quotes. */
export async function describeRules(call: Call, name: string): Promise<object> {
  const { record, message } = await call(readRulesRecord, { name });
  return {
    note: UNTRUSTED_NOTE,
    subreddit: name,
    message,
    checkedAt: record?.checkedAt ?? null,
    rules: (record?.rows ?? [])
      .filter(({ words }) => words !== null)
      .map(({ subject, severity, words, quote }) => ({
        subject,
        severity,
        words,
        quote: untrustedOrNull(quote),
      })),
  };
}

export const readRules = defineTool({
  name: 'read_rules',
  title: 'Read rules',
  description: 'Reads what a community allows: promotion, links, AI text, flair, days and quotas.',
  isReadOnly: true,
  input: z.object({ subreddit }),
  run: (call, input) => describeRules(call, input.subreddit),
});
