const { OPERATIONS, PROPERTIES } = require('./operations.js');

exports.Threadwell = class Threadwell {
  description = {
    displayName: 'Threadwell',
    name: 'threadwell',
    group: ['transform'],
    version: 1,
    description: 'Find Reddit threads, check texts, save and schedule posts',
    subtitle: '={{$parameter["operation"]}}',
    defaults: { name: 'Threadwell' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'threadwellApi', required: true }],
    properties: PROPERTIES,
  };

  /** Runs the operation once for each item. A refusal of the API becomes the error of its item. */
  async execute() {
    const { url } = await this.getCredentials('threadwellApi');
    const results = [];
    for (const [index] of this.getInputData().entries()) {
      const read = (name) => this.getNodeParameter(name, index);
      try {
        const { method, path, body } = OPERATIONS[read('operation')].build(read);
        const answer = await this.helpers.httpRequestWithAuthentication.call(this, 'threadwellApi', {
          method,
          url: new URL(path, url).href,
          json: true,
          ...(body && { body }),
        });
        for (const json of [answer].flat()) results.push({ json, pairedItem: { item: index } });
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        results.push({ json: { error: error.message }, pairedItem: { item: index } });
      }
    }
    return [results];
  }
};
