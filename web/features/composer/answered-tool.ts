import type { ReactNode } from 'react';

/** Shows what an answer is to, given the address of its thread. */
export type AnsweredTool = (thread: string) => ReactNode;
