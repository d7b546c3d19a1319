const filled = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** The request of each operation, from the parameters of the node. */
const OPERATIONS = {
  listOpportunities: {
    name: 'List opportunities',
    build(read) {
      const query = filled({ score_min: String(read('minScore')), subreddit: read('subredditFilter') });
      return { method: 'GET', path: `/api/opportunities/threads?${new URLSearchParams(query)}` };
    },
  },
  checkText: {
    name: 'Check a text',
    build: (read) => ({
      method: 'POST',
      path: `/api/subreddits/${encodeURIComponent(read('subreddit'))}/preflight`,
      body: filled({ title: read('title'), content: read('content') }),
    }),
  },
  saveDraft: {
    name: 'Save a draft',
    build: (read) => ({
      method: 'POST',
      path: '/api/posts',
      body: filled({ subreddit: read('subreddit'), title: read('title'), content: read('content') }),
    }),
  },
  schedule: {
    name: 'Schedule a draft',
    build: (read) => ({
      method: 'PATCH',
      path: `/api/posts/${encodeURIComponent(read('postId'))}`,
      body: filled({
        status: 'scheduled',
        scheduledAt: new Date(read('scheduledAt')).toISOString(),
        timeZone: read('timeZone'),
      }),
    }),
  },
};

const on = (...operation) => ({ show: { operation } });
const text = (displayName, name, displayOptions, more = {}) => ({
  displayName,
  name,
  type: 'string',
  default: '',
  displayOptions,
  ...more,
});
const ofText = on('checkText', 'saveDraft');

const PROPERTIES = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'listOpportunities',
    options: Object.entries(OPERATIONS).map(([value, { name }]) => ({ name, value, action: name })),
  },
  {
    displayName: 'Minimum score',
    name: 'minScore',
    type: 'number',
    default: 60,
    displayOptions: on('listOpportunities'),
  },
  text('Subreddit', 'subredditFilter', on('listOpportunities')),
  text('Subreddit', 'subreddit', ofText, { required: true }),
  text('Title', 'title', ofText),
  text('Text', 'content', ofText, { required: true, typeOptions: { rows: 6 } }),
  text('Post ID', 'postId', on('schedule'), { required: true }),
  text('Time', 'scheduledAt', on('schedule'), { required: true, type: 'dateTime' }),
  text('Time zone', 'timeZone', on('schedule'), { placeholder: 'Europe/Berlin' }),
];

module.exports = { OPERATIONS, PROPERTIES };
