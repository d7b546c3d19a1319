import { Link } from '@tanstack/react-router';

const LIST = 'opportunities';

/** On a phone the list is far below the form. A link to the current URL does nothing, so the click scrolls there itself. */
export const ListLink = () => (
  <Link
    to="/scanner"
    search
    hash={LIST}
    onClick={() => document.getElementById(LIST)?.scrollIntoView()}
    className="font-medium whitespace-nowrap text-accent-ink underline"
  >
    See the list
  </Link>
);
