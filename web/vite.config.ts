import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = join(root, '../dist/web');
const api = `http://127.0.0.1:${process.env['THREADWELL_API_PORT'] ?? 3000}`;

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses the same file twice. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const text = readFileSync(join(outDir, name));
      writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(outDir, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

/** The browser finds the text's font only after the stylesheet; naming it in the page saves a round trip. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.includes('geist-latin-wght-normal'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

// Vite reads the default export.
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), compressAssets, preloadFont],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // A data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/healthz': api, '/readyz': api } },
});
