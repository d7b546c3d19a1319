/** Leads to the community's consent page, and from there back to the dashboard. */
export const CONNECT_PATH = '/api/reddit/login';
