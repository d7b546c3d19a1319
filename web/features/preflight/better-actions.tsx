import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';

/** Suggestions for a community that bans promotion, apart from editing the text. */
export const BetterActions = ({ community }: { community: string }) => (
  <div role="note" className="grid gap-2 rounded-sm bg-warn-soft px-3 py-2 text-sm">
    <p className="font-medium text-warn">Better not post this in r/{community}</p>
    <div className="flex flex-wrap items-start gap-2">
      <details className="group min-w-0">
        <summary className={`${buttonStyle()} cursor-pointer list-none`}>Answer without the mention</summary>
        <p className="mt-2 max-w-prose">
          Take the product’s name and its links out, and keep what helps on its own. Nothing is taken out for
          you. People who like the answer find you through your profile.
        </p>
      </details>
      <Link to="/communities/$name" params={{ name: community }} hash="moderators" className={buttonStyle()}>
        <MessageCircleQuestion aria-hidden="true" />
        Ask the moderators
      </Link>
    </div>
  </div>
);
