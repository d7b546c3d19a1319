import { Link } from '@tanstack/react-router';

const LIST = 'opportunities';

/** On a phone the list is far below the form. An address that names it already leads nowhere, so the link goes there itself. */
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
