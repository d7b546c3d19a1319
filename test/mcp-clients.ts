import { createMCPClient } from '@ai-sdk/mcp';
import { StdioMCPTransport as OtherStdio } from '@ai-sdk/mcp/mcp-stdio';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** The parts of a third-party client that the tests need. */
export type McpClient = {
  listTools(): Promise<string[]>;
  callTool(name: string, given?: object): Promise<{ isError: boolean; text: string }>;
  close(): Promise<void>;
};
export type Server = { url: string; key: string };
type Place = 'http' | 'stdio';
type Version = 'newest' | 'earlier';

const NEWEST = '2026-07-28';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const command = ({ url, key }: Server) => ({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', 'scripts/mcp.ts'],
  env: { THREADWELL_URL: url, THREADWELL_API_KEY: key, PATH: process.env['PATH'] ?? '' },
});

/** The client of the protocol's own SDK. */
async function openOwn(server: Server, place: Place, version: Version): Promise<McpClient> {
  const mode = version === 'newest' ? { pin: NEWEST } : ('legacy' as const);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const address = new URL('/mcp', server.url);
  await client.connect(
    place === 'http'
      ? new StreamableHTTPClientTransport(address, { requestInit: { headers: bearer(server.key) } })
      : new StdioClientTransport(command(server)),
  );
  return {
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async callTool(name, given = {}) {
      const { isError = false, content } = await client.callTool({ name, arguments: { ...given } });
      return { isError, text: textOf(content) };
    },
    close: () => client.close(),
  };
}

/** A third-party client with its own implementation of the protocol. */
async function openOther(server: Server, place: Place, version: Version): Promise<McpClient> {
  const client = await createMCPClient({
    transport:
      place === 'http'
        ? { type: 'http', url: `${server.url}/mcp`, headers: bearer(server.key) }
        : new OtherStdio(command(server)),
    protocolVersionDiscovery: version === 'newest',
  });
  return {
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async callTool(name, given = {}) {
      const result = await client.callTool({ name, arguments: { ...given } });
      return { isError: result.isError === true, text: textOf(result['content']) };
    },
    close: () => client.close(),
  };
}

const textOf = (content: unknown): string =>
  (content as { text?: string }[]).map(({ text = '' }) => text).join('\n');

const OPENERS = { 'the SDK’s client': openOwn, '@ai-sdk/mcp': openOther } as const;
type Name = keyof typeof OPENERS;

export const MCP_CLIENTS = (Object.keys(OPENERS) as Name[]).flatMap((name) =>
  (['http', 'stdio'] as const).flatMap((place) =>
    (['newest', 'earlier'] as const).map((version) => ({
      name,
      place,
      version,
      open: (server: Server) => OPENERS[name](server, place, version),
    })),
  ),
);
