const filled = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** Some communities ban text by a model, so the request says so. */
function readText(read) {
  const text = filled({ title: read('title'), content: read('content') });
  const generated = { title: text.title ?? null, content: text.content, byModel: true };
  return read('byModel') === true ? { ...text, generated } : text;
}

function readTime(read) {
  const at = new Date(read('scheduledAt'));
  if (Number.isNaN(at.getTime())) throw new Error('Give a time, such as 2026-12-01T09:00:00+01:00.');
  return at.toISOString();
}

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
      body: readText(read),
    }),
  },
  saveDraft: {
    name: 'Save a draft',
    build: (read) => ({
      method: 'POST',
      path: '/api/posts',
      body: { subreddit: read('subreddit'), ...readText(read) },
    }),
  },
  schedule: {
    name: 'Schedule a draft',
    build: (read) => ({
      method: 'PATCH',
      path: `/api/posts/${encodeURIComponent(read('postId'))}`,
      body: filled({
        status: 'scheduled',
        scheduledAt: readTime(read),
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
  text('Written by a model', 'byModel', ofText, { type: 'boolean', default: false }),
  text('Post ID', 'postId', on('schedule'), { required: true }),
  text('Time', 'scheduledAt', on('schedule'), { required: true, type: 'dateTime' }),
  text('Time zone', 'timeZone', on('schedule'), { placeholder: 'Europe/Berlin' }),
];

module.exports = { OPERATIONS, PROPERTIES };
