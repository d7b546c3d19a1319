import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** Packages that are loaded from node_modules on first use. */
const LATER = [
  '@ai-sdk/anthropic',
  '@ai-sdk/google',
  '@ai-sdk/openai',
  '@ai-sdk/openai-compatible',
  '@simplewebauthn/server',
  'ai',
];

const escapeOf = (character: string) =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes non-ASCII characters: V8 stores a script that has any in two bytes per character, which cost 5 MB of memory. */
const asciiScript: Plugin = {
  name: 'ascii-script',
  generateBundle: {
    // Runs after the last code generation, which would turn escapes back into characters.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (/String\.raw`[^`]*[^\0-\x7f]/.test(chunk.code))
          throw new Error('A raw template must spell its characters beyond ASCII as escapes.');
        chunk.code = chunk.code.replace(
          /(\\*)([^\0-\x7f])/gu,
          (_match, slashes: string, character: string) =>
            // The backslash of an escaped character becomes part of the new escape.
            slashes.slice(slashes.length % 2) + escapeOf(character),
        );
      }
    },
  },
};

/** Bundles the server, because loading some 900 modules dominated startup. Unminified for readable stack traces. */
export default defineConfig({
  root,
  plugins: [asciiScript],
  resolve: {
    alias: [
      // We serve only standard file types, which the smaller package knows.
      { find: /^mime$/, replacement: 'mime/lite' },
      // Only lists files for routes that we add ourselves, and took 5 % of the start time.
      { find: /^glob$/, replacement: 'data:text/javascript,export const glob = undefined;' },
    ],
  },
  ssr: { noExternal: true, external: [...LATER, 'openid-client', 'pg', 'undici'] },
  build: { ssr: 'boot/main.ts', outDir: join(root, '../dist/server'), emptyOutDir: true, minify: false },
});
