exports.ThreadwellApi = class ThreadwellApi {
  name = 'threadwellApi';
  displayName = 'Threadwell API';
  properties = [
    { displayName: 'Address', name: 'url', type: 'string', default: 'http://127.0.0.1:3000' },
    {
      displayName: 'API key',
      name: 'key',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      description: 'From Settings, Access, API keys',
    },
    {
      displayName: 'Webhook secret',
      name: 'webhookSecret',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      description: 'For the trigger: the whsec_… of the webhook in Settings, Alerts',
    },
  ];
  authenticate = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.key}}' } },
  };
  test = { request: { baseURL: '={{$credentials.url}}', url: '/api/auth/user' } };
};
