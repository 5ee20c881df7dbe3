import { createHmac } from 'node:crypto';

/**
 * Returns the headers that sign a body as Standard Webhooks do (standardwebhooks.com): HMAC-SHA256 over id, time (in ms since 1970) and body,
 * once for each key, because the receiver may know only one of two while a secret is replaced.
 */
export function signed(
  { id, body }: { id: string; body: string },
  time: number,
  keys: readonly Uint8Array[],
): Record<string, string> {
  const timestamp = String(Math.floor(time / 1000));
  const signatures = keys.map((key) => {
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${signature}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** Reads a secret as Standard Webhooks writes it, `whsec_` and 24 to 64 bytes as base64; null for anything else. */
export function readSecret(text: string): Uint8Array | null {
  const [, base64] = /^whsec_([\w+/-]+={0,2})$/.exec(text) ?? [];
  const key = base64 === undefined ? null : Buffer.from(base64, 'base64');
  return key !== null && key.length >= 24 && key.length <= 64 ? new Uint8Array(key) : null;
}
