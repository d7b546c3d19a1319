import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const root = import.meta.dirname;
/** The dashboard's longest response, too long to embed in the page (`first-answers.ts` of the server). */
const POSTS = '/api/posts';
const outDir = join(root, '../dist/web');

const anyOf = (...parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

/**
 * Modules shared by the pages of signed-in users, in one file to save requests. Exclude anything the entry imports, or every
 * visitor would load this file.
 */
const SHARED = anyOf(
  /lucide-react\/dist\/esm\/(Icon|context|create|default|shared)/,
  // The icons of the shell and the dashboard; other icons stay with their pages.
  /\/icons\/(arrow-big-up|bell|bell-ring|calendar-days|chart-column|check|chevron-down|circle-alert|circle-check)\./,
  /\/icons\/(circle-exclamation-point|compass|external-link|file-text|flask-conical|keyboard)\./,
  /\/icons\/(layout-dashboard|lightbulb|link-2|log-out|menu|message-square)\./,
  /\/icons\/(moon|mouse-pointer-click|pen-line|plus|radar|search|settings|sun|trophy|x)\./,
  /mutationObserver|useMutation/,
  /web\/lib\/(attempt|date-time|dates|format-number|stored-work|theme|unsaved)/,
  /web\/lib\/(use-debounced|use-form|use-list-keys|use-media|use-optimistic-mutation|use-shortcuts)/,
  /web\/routes\/(signed-in|on-arrival)/,
  /web\/shell\/(app-layout|key-hint|navigation|phone-bar|sidebar|use-commands|use-focus|use-live|use-visible)/,
  /web\/(ui\/(toast|avatar|use-countdown)|lib\/live-updates)|contract\/events/,
  /web\/features\/(activity\/activity-bell|drafts\/browser\/(writer-store|language-model)|session\/user-name)/,
  /web\/features\/scanner\/(unviewed|default-view)/,
  /web\/features\/accounts\/(accounts\.queries|sandbox-banner)/,
  /web\/features\/posts\/(create-once|create-post-button|describe-post|posts\.queries|post-endpoints|post-engagement|read-posts)/,
  /web\/features\/posts\/revisions\/(find-differences|revision-question|send-change)/,
  /web\/features\/\w+\/(activity|drafts|first-steps|insights|links|preflight|replies|scanner)\.queries/,
  /web\/features\/preflight\/use-held-back/,
  /web\/features\/insights\/(describe-figure-sources|describe-metrics|format-change|metric-strip)/,
  /contract\/(list-version|scanning\/page-answer)/,
  /core\/(insights\/definitions|opportunities\/format-ago|posts\/post-phase|publishing\/approval)/,
  /web\/ui\/(badge|card|close-on-back|empty|field|form-problem|page|skeleton|use-focus|waiting)/,
);

/** Libraries that every visitor needs and that rarely change, in one file to save requests. */
const BASE = anyOf(
  /web\/lib\/api-client|contract\/to-request/,
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*useBlocker)/,
);

/** Writes `.br` and `.gz` beside every text asset, so the server never compresses a file twice. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js|css|svg)$/.test(name)) continue;
      const text = readFileSync(join(outDir, name));
      writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(outDir, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

const theme = readFileSync(join(root, 'public/theme.js'), 'utf8');
/** Inlines the theme script to save a request; the server allows it by its hash. */
const inlineTheme: Plugin = {
  name: 'inline-theme',
  apply: 'build',
  transformIndexHtml: (page) =>
    page.replace('<script src="/theme.js"></script>', () => `<script>${theme}</script>`),
};

type Chunk = { fileName: string; moduleIds?: string[]; imports: string[] };
const preload = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

/** The files that a page needs, from its own chunk or from a shared one. */
function filesOf(page: string, bundle: Record<string, unknown>): string[] {
  const chunks = Object.values(bundle) as Chunk[];
  const first = chunks.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(page)));
  if (!first) throw new Error(`No chunk has ${page}.`);
  const files = new Set([first.fileName]);
  for (const file of files) for (const next of (bundle[file] as Chunk).imports ?? []) files.add(next);
  return [...files];
}

/**
 * Preloads what the browser would discover late: the font and, for signed-in users, their scripts and the list of posts.
 * `index.html` is for the dashboard, `page.html` for other pages, `visitor.html` for visitors.
 */
const firstPage: Plugin = {
  name: 'first-page',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const font = Object.keys(bundle).filter((file) => file.includes('geist-latin-wght-normal'));
      const shell = filesOf('routes/signed-in.tsx', bundle).filter((file) => !html.includes(file));
      const dashboard = filesOf('routes/dashboard.tsx', bundle).filter(
        (file) => !html.includes(file) && !shell.includes(file),
      );
      const scripts = { all: shell, dashboard };
      const cors = { crossorigin: true };
      const scriptsOf = (where: 'all' | 'dashboard') =>
        scripts[where].map((file) =>
          preload({ rel: 'modulepreload', href: `/${file}`, ...cors, 'data-session': where }),
        );
      const withSession = { as: 'fetch', crossorigin: 'use-credentials', 'data-session': 'dashboard' };
      return [
        ...font.map((file) =>
          preload({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, ...cors }),
        ),
        ...scriptsOf('all'),
        ...scriptsOf('dashboard'),
        preload({ rel: 'preload', href: POSTS, ...withSession }),
      ];
    },
  },
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('Vite has not written index.html yet.');
    const whole = page.source.toString();
    const other = whole.replace(/\s*<link [^>]*data-session="dashboard"[^>]*>/g, '');
    this.emitFile({ type: 'asset', fileName: 'page.html', source: other });
    const source = other
      .replace(/\s*<link [^>]*data-session[^>]*>/g, '')
      .replace('<html', '<html data-session="none"');
    this.emitFile({ type: 'asset', fileName: 'visitor.html', source });
  },
};

/** The server's sign-in page loads this script by name when the user chooses a passkey. */
const PASSKEY_SCRIPT = 'passkey-sign-in';
const passkeyScript: Plugin = {
  name: 'passkey-script',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === `/${PASSKEY_SCRIPT}.js`) request.url = `/${PASSKEY_SCRIPT}.ts`;
      next();
    });
  },
};

// Vite reads the default export.
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), inlineTheme, compressAssets, firstPage, passkeyScript],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // The content security policy refuses data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(root, 'index.html'), [PASSKEY_SCRIPT]: join(root, `${PASSKEY_SCRIPT}.ts`) },
      output: {
        entryFileNames: ({ name }) =>
          name === PASSKEY_SCRIPT ? `${PASSKEY_SCRIPT}.js` : 'assets/[name]-[hash].js',
        // Every visitor loads the list of all chunks, so only pages and the two common ones have names.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || name === 'shared' || name === 'base'
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', test: SHARED, priority: 2 },
            { name: 'base', test: BASE, priority: 1 },
          ],
        },
      },
    },
  },
});
