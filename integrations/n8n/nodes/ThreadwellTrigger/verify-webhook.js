const { createHmac, timingSafeEqual } = require('node:crypto');

const TOLERANCE_S = 300;

/** True for a webhook that Threadwell signed with this secret in the last five minutes (Standard Webhooks). */
exports.isGenuine = (headers, body, secret, nowS = Date.now() / 1000) => {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures = '' } = headers;
  if (!id || !(Math.abs(nowS - Number(sentAt)) <= TOLERANCE_S)) return false;
  const key = Buffer.from(String(secret ?? '').replace(/^whsec_/, ''), 'base64');
  // Without a secret anybody could sign.
  if (key.length === 0) return false;
  const wanted = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
};
