import { type Answer, html } from '../http/answer.ts';
import { type Markup, markup } from './markup.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `formTarget`: further origins that forms may redirect to; `app`: the origin of a script. */
export function page(title: string, content: Markup, status = 200, formTarget = '', app = ''): Answer {
  const whole = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Sandbox</title>
<link rel="icon" href="/_sandbox/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/_sandbox/style.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><p class="banner">Sandbox: invented people and posts</p>
<nav aria-label="Site"><a class="home" href="/">Sandbox</a><a href="/">Communities</a></nav></header>
<main id="content">
${content}
</main>
<footer><p>This site runs on your own machine so that you can try things out.
Nothing you do here reaches a real community.</p></footer>
</body>
</html>
`;
  return html(whole.text, status, {
    'content-security-policy':
      `${POLICY}${app && `; script-src ${app}; connect-src ${app}`}; form-action ` +
      `'self'${formTarget === '' ? '' : ` ${formTarget}`}`,
  });
}

export function notFoundPage(): Answer {
  return page(
    'Not found',
    markup`<h1>Nothing here</h1><p>There is no such page. <a href="/">All communities</a></p>`,
    404,
  );
}
