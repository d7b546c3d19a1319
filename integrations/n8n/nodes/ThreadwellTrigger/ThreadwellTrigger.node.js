const { isGenuine } = require('./verify-webhook.js');

exports.ThreadwellTrigger = class ThreadwellTrigger {
  description = {
    displayName: 'Threadwell Trigger',
    name: 'threadwellTrigger',
    group: ['trigger'],
    version: 1,
    description: 'Starts when Threadwell sends an alert. Add this webhook in Settings, Alerts',
    defaults: { name: 'Threadwell Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: 'threadwellApi', required: true }],
    webhooks: [
      { name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'threadwell', rawBody: true },
    ],
    properties: [],
  };

  async webhook() {
    const { webhookSecret } = await this.getCredentials('threadwellApi');
    const body = String(this.getRequestObject().rawBody);
    if (isGenuine(this.getHeaderData(), body, webhookSecret))
      return { workflowData: [[{ json: JSON.parse(body) }]] };
    this.getResponseObject().status(401).send('The signature is wrong.').end();
    return { noWebhookResponse: true };
  }
};
