import { html, type Markup } from '#server/http/html.ts';

type SmallPage = { title: string; description: string; stylesheet: string };

/** A server-rendered page that works without JavaScript. */
export const renderSmallPage = ({ title, description, stylesheet }: SmallPage, content: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        <script src="/sign-in.js" defer></script>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body class="sign-in">
        <main>
          <a class="sign-in-brand" href="/">Threadwell</a>
          ${content}
        </main>
      </body>
    </html>`.text;
