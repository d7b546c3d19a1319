const PURPOSES = [
  {
    title: 'AI content generation',
    text:
      'Turn a topic into a discussion post, a link post or a comment reply for one community, with any ' +
      'model you bring or with none. You read every word before it leaves.',
  },
  {
    title: 'Scheduling across subreddits',
    text: 'Each post goes out once, on time. If it can’t, you’re told exactly why.',
  },
  {
    title: 'Analytics',
    text: 'Upvotes, comments and clicks, each with where the figure comes from. What nobody measured isn’t shown.',
  },
  {
    title: 'Growth you earn',
    text:
      'A helpful answer keeps getting read, linked and quoted: traffic, domain authority and citations ' +
      'by AI models follow from it.',
  },
] as const;

/** Lists purposes in the form of a thread with replies. */
export const Purposes = () => (
  <section aria-labelledby="purposes">
    <h2 id="purposes" className="text-2xl tracking-tight">
      One thread, from topic to result
    </h2>
    <ul className="mt-2 ml-3">
      {PURPOSES.map(({ title, text }) => (
        <li
          key={title}
          className={
            'relative border-l-2 border-line pt-8 pl-9 before:absolute before:top-0 before:-left-0.5 ' +
            'before:h-11.5 before:w-5 before:rounded-bl-lg before:border-b-2 before:border-l-2 ' +
            'before:border-line after:absolute after:top-10 after:left-4.5 after:size-2.5 after:rounded-full ' +
            'after:bg-accent last:border-l-transparent'
          }
        >
          <h3 className="text-lg">{title}</h3>
          <p className="max-w-140 text-pretty text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
