import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Loaded when first needed, and then from their packages. */
const LATER = ['@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai', '@ai-sdk/openai-compatible', 'ai'];

/** The server in a few files: to find and read some nine hundred was most of a start. Readable, for whoever reads a stack. */
export default defineConfig({
  root,
  ssr: { noExternal: true, external: [...LATER, 'openid-client', 'pg', 'undici'] },
  build: { ssr: 'boot/main.ts', outDir: join(root, '../dist/server'), emptyOutDir: true, minify: false },
});
