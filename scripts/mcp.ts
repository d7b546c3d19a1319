import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from '../server/features/mcp/create-mcp-server.ts';
import { callOverHttp } from './cli/call-over-http.ts';

/** `npm run mcp` serves the Model Context Protocol on standard input and output, through the HTTP API of a server. */
const { THREADWELL_URL: url = 'http://127.0.0.1:3000', THREADWELL_API_KEY: key } = process.env;
if (!key) {
  console.error(
    'Set THREADWELL_API_KEY to a key from Settings, API keys (and THREADWELL_URL to your server).',
  );
  process.exit(1);
}
const call = callOverHttp({ url, key });
serveStdio(() => createMcpServer(call), { onerror: (error) => console.error(error.message) });
