import { useEffect, useState } from 'react';

type Section = { id: string; title: string };

/** A section is being read while it crosses this line, in percent of the window's height from the top. */
const READING_LINE = '-20% 0px -79% 0px';

function useReadSection(sections: readonly Section[]): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setRead(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return read;
}

/** Links to the cards of a long page: beside them on wide screens, in a row above them on narrow ones. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const read = useReadSection(sections);
  return (
    <nav
      aria-label="On this page"
      className="-mx-4 mb-4 overflow-x-auto px-4 lg:order-2 lg:mx-0 lg:mb-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex gap-1 lg:sticky lg:top-8 lg:flex-col">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={read === id ? 'location' : undefined}
              className={
                'flex min-h-8 items-center rounded-sm px-2 text-sm text-ink-2 hover:bg-hover hover:text-ink ' +
                'aria-[current=location]:font-medium aria-[current=location]:text-accent-ink touch:min-h-11'
              }
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
