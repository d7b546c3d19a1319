/** The community's name in what was typed or pasted: "r/saas", or the address of its page. */
export const nameTyped = (text: string): string =>
  text.replace(/^\s*(?:https?:\/\/[^/]+)?\/?r\//i, '').replace(/\/.*/, '');
