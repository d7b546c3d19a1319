import type { Route } from '../http/route.ts';
import { aboutRoutes } from './about.ts';
import { commentRoutes } from './comment.ts';
import { commentsRoutes } from './comments.ts';
import { communityRoutes } from './communities.ts';
import { editAndDeleteRoutes } from './edit-and-delete.ts';
import { flairRoutes } from './flair.ts';
import { infoRoutes } from './info.ts';
import { listingRoutes } from './listings.ts';
import { meRoutes } from './me.ts';
import { peopleRoutes } from './people.ts';
import { recentCommentRoutes } from './recent-comments.ts';
import { searchRoutes } from './search.ts';
import { submitRoutes } from './submit.ts';
import { thingActionRoutes } from './thing-actions.ts';

/** Every endpoint of the API. If two match, the first one wins. */
export const API_ROUTES: readonly Route[] = [
  ...meRoutes,
  ...submitRoutes,
  ...commentRoutes,
  ...editAndDeleteRoutes,
  ...thingActionRoutes,
  ...searchRoutes,
  ...infoRoutes,
  ...flairRoutes,
  ...aboutRoutes,
  ...commentsRoutes,
  ...recentCommentRoutes,
  ...communityRoutes,
  ...peopleRoutes,
  ...listingRoutes,
];
