const MEMBERS = ['sandbox_ada', 'sandbox_ben', 'sandbox_cleo'];
const listed = new Intl.ListFormat('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

export const ALL_MEMBERS = listed.format(MEMBERS);
export const ANY_MEMBER = either.format(MEMBERS);

export const isSandboxMember = (username: string): boolean => MEMBERS.includes(username.toLowerCase());
