/** Rule subjects other than promotion. */
export const OTHER_SUBJECTS = ['surveys', 'messages', 'hiring', 'votes', 'vendors', 'giveFirst'] as const;
export type OtherSubject = (typeof OTHER_SUBJECTS)[number];
