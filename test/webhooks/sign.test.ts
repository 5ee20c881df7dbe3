import { expect, it } from 'vitest';
import { readSecret, signed } from '../../src/webhooks/sign.js';

it('signs as the example of the specification does', () => {
  const key = readSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const headers = signed(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    1_614_265_330_000,
    [key ?? new Uint8Array()],
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'A'.repeat(100)}`])(
  '"%s" is not a secret',
  (text) => {
    expect(readSecret(text)).toBeNull();
  },
);
