import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from '../server/features/mcp/create-mcp-server.ts';
import { callOverHttp } from './cli/call-over-http.ts';
import { readServer } from './cli/read-server.ts';
import { UsageError } from './cli/usage-error.ts';

/** `npm run mcp` serves the Model Context Protocol on standard input and output, through the HTTP API of a server. */
const server = await readServer().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const call = callOverHttp(server);
serveStdio(() => createMcpServer(call), { onerror: (error) => console.error(error.message) });
