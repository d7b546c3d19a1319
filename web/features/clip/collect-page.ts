/**
 * Runs as a bookmarklet in the page being read, so it must be self-contained; takes only visible content. Supports Reddit's
 * current and old pages and the sandbox. Opens our page with the result.
 */
export function collectPage(target: string): void {
  const words = (element: Element | null | undefined, most: number) =>
    ((element as HTMLElement | null | undefined)?.innerText ?? '').slice(0, most);
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  const find = (selector: string) => document.querySelector(selector);
  const all = (selector: string, most: number) => [...document.querySelectorAll(selector)].slice(0, most);
  const present = find('shreddit-post');
  const older = find('#siteTable .thing.link');
  const plain = find('main article');
  const post = present
    ? {
        community: attribute(present, 'subreddit-prefixed-name'),
        title: attribute(present, 'post-title'),
        author: attribute(present, 'author'),
        votes: attribute(present, 'score'),
        comments: attribute(present, 'comment-count'),
        created: attribute(present, 'created-timestamp'),
        body: words(present.querySelector('[slot="text-body"]'), 20_000),
      }
    : older
      ? {
          community: attribute(older, 'data-subreddit'),
          title: words(older.querySelector('a.title'), 400),
          author: attribute(older, 'data-author'),
          votes: attribute(older, 'data-score'),
          comments: attribute(older, 'data-comments-count'),
          created: attribute(older, 'data-timestamp'),
          body: words(older.querySelector('.usertext-body'), 20_000),
        }
      : plain && location.pathname.includes('/comments/')
        ? {
            community: words(plain.querySelector('a[href^="/r/"]'), 100),
            title: words(plain.querySelector('h1'), 400),
            author: words(plain.querySelector('a[href^="/user/"]'), 100),
            votes: words(plain.querySelector('.votes'), 100),
            comments: words(find('main h2'), 100),
            created: '',
            body: words(plain.querySelector('.card'), 20_000),
          }
        : null;
  const comments = [
    ...all('shreddit-comment', 30).map((each) => ({
      author: attribute(each, 'author'),
      votes: attribute(each, 'score'),
      body: words(each.querySelector('[slot="comment"]'), 4_000),
    })),
    ...all('.commentarea .thing.comment', 30).map((each) => ({
      author: attribute(each, 'data-author'),
      votes: words(each.querySelector('.score.unvoted'), 100),
      body: words(each.querySelector('.usertext-body'), 4_000),
    })),
    ...all('main li.reply', 30).map((each) => ({
      author: words(each.querySelector('a[href^="/user/"]'), 100),
      votes: words(each.querySelector('.votes'), 100),
      body: [...each.children]
        .filter(({ tagName, className }) => tagName !== 'UL' && className !== 'quiet')
        .map((part) => words(part, 4_000))
        .join('\n\n'),
    })),
  ];
  const heading = all('h1, h2, h3, summary', 400).find((each) => /\brules\b/i.test(words(each, 100)));
  const list = post ? null : heading?.parentElement?.querySelector('ol, ul');
  const rules = [...(list?.children ?? [])].slice(0, 60).map((each) => ({
    name: words(each.querySelector('strong, h2, h3, h4'), 300),
    text: words(each, 3_000),
  }));
  const page = {
    address: location.href.split('#')[0],
    heading: document.title.slice(0, 400),
    selection: String(getSelection() ?? '').slice(0, 20_000),
    text: post || rules.length > 0 ? '' : words(document.body, 20_000),
    post,
    comments,
    rules,
  };
  window.open(`${target}#${encodeURIComponent(JSON.stringify(page))}`, '_blank', 'noopener');
}
