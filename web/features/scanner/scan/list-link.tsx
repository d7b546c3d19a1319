import { Link } from '@tanstack/react-router';

/** On a phone the list is far below the form. */
export const ListLink = () => (
  <Link
    to="/scanner"
    search
    hash="opportunities"
    className="font-medium whitespace-nowrap text-accent-ink underline"
  >
    See the list
  </Link>
);
