import type { ReactNode } from 'react';

/** A field with a link, and the post that it is for; null while that is not saved. */
type LinkField = { address: string; postId: string | null; onChange: (address: string) => void };

/** Shown below such a field. The page passes it in: the composer may not import the click counter. */
export type LinkTool = (field: LinkField) => ReactNode;
