import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Call } from '#contract/api/call-api.ts';
import { readFactsFile } from '#contract/drafts.ts';
import { listTargets } from '#contract/targets.ts';
import { describeError } from './describe-error.ts';
import { INSTRUCTIONS, postPrompt, replyPrompt } from './prompts.ts';
import { TOOLS } from './tools.ts';
import { describeRules } from './tools/read-rules.ts';

const rulesUri = (name: string) => `threadwell://rules/${encodeURIComponent(name)}`;
const JSON_TYPE = 'application/json';

/** An MCP server whose tools call the API. The key behind `call` decides what they may do. */
export function createMcpServer(call: Call): McpServer {
  const server = new McpServer(
    { name: 'threadwell', title: 'Threadwell', version: '1.0.0' },
    { instructions: INSTRUCTIONS },
  );
  addTools(server, call);
  addResources(server, call);
  addPrompts(server);
  return server;
}

function addTools(server: McpServer, call: Call): void {
  for (const { name, title, description, input, isReadOnly, run } of TOOLS) {
    const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: true };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given) => {
      try {
        return { content: [{ type: 'text', text: JSON.stringify(await run(call, given)) }] };
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: describeError(error) }] };
      }
    });
  }
}

function addResources(server: McpServer, call: Call): void {
  const facts = { title: 'Facts', description: 'What texts may say of the user and their product.' };
  server.registerResource(
    'facts',
    'threadwell://facts',
    { ...facts, mimeType: JSON_TYPE },
    async ({ href }) => ({
      contents: [{ uri: href, mimeType: JSON_TYPE, text: JSON.stringify(await call(readFactsFile)) }],
    }),
  );
  const listRules = async () => ({
    resources: (await call(listTargets)).map(({ name }) => ({
      uri: rulesUri(name),
      name: `r/${name}`,
      mimeType: JSON_TYPE,
    })),
  });
  const template = new ResourceTemplate('threadwell://rules/{subreddit}', { list: listRules });
  const rules = { title: 'Rules', description: 'What a community allows.', mimeType: JSON_TYPE };
  server.registerResource('rules', template, rules, async ({ href }, { subreddit }) => ({
    contents: [
      { uri: href, mimeType: JSON_TYPE, text: JSON.stringify(await describeRules(call, String(subreddit))) },
    ],
  }));
}

function addPrompts(server: McpServer): void {
  const ask = (text: string) => ({
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  });
  server.registerPrompt(
    'post',
    {
      title: 'Write a post',
      description: 'Write a post for a community, inside its rules.',
      argsSchema: z.object({ topic: z.string(), subreddit: z.string() }),
    },
    ({ topic, subreddit }) => ask(postPrompt(topic, subreddit)),
  );
  server.registerPrompt(
    'reply',
    {
      title: 'Answer a thread',
      description: 'Answer a thread that a scan found.',
      argsSchema: z.object({ opportunityId: z.string() }),
    },
    ({ opportunityId }) => ask(replyPrompt(opportunityId)),
  );
}
