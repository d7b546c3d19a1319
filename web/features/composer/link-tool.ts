import type { ReactNode } from 'react';

/** A field with a link, and the post that it is for; null while that is not saved. */
type LinkField = { address: string; postId: string | null; onChange: (address: string) => void };

/** What stands below such a field. Whoever shows the composer brings it, since counting clicks is above writing. */
export type LinkTool = (field: LinkField) => ReactNode;
