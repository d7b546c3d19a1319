import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Loaded on first use from node_modules. */
const LATER = [
  '@ai-sdk/anthropic',
  '@ai-sdk/google',
  '@ai-sdk/openai',
  '@ai-sdk/openai-compatible',
  '@simplewebauthn/server',
  'ai',
];

/** Bundles the server, because loading some 900 modules dominated startup. Unminified for readable stack traces. */
export default defineConfig({
  root,
  ssr: { noExternal: true, external: [...LATER, 'openid-client', 'pg', 'undici'] },
  build: { ssr: 'boot/main.ts', outDir: join(root, '../dist/server'), emptyOutDir: true, minify: false },
});
