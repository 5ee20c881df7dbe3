import { describe, expect, it } from 'vitest';
import { StatusReader } from '../../../src/parse/values/status.js';

const read = (value: string) => new StatusReader().read(value);

describe('the value of a status label', () => {
  it.each([
    ['clientTransferProhibited', 'record'],
    ['clientTransferProhibited https://icann.org/epp#clientTransferProhibited', 'record'],
    ['CLIENT TRANSFER PROHIBITED', 'record'],
    ['pendingDelete', 'pending_delete'],
    ['redemptionPeriod (https://icann.org/epp)', 'redemption'],
    ['ok', 'registered'],
    ['Expired on 2011-11-09', 'expired'],
    ['230 Reserved', 'reserved'],
    ['已注册', 'registered'],
    ['active, redemption', 'redemption'],
  ])('%s is %s', (value, status) => expect(read(value)).toBe(status));

  it('has no meaning in unknown words', () => {
    expect(read('Example')).toBeNull();
    expect(read('')).toBeNull();
    expect(read('Blocked for registration')).toBeNull();
  });

  it("means what the registry's own words say, then its layout's, then the generic ones", () => {
    const layout = new StatusReader({ inactive: 'ok', reserved: 'granted' });
    const own = new StatusReader({ suspended: 'Granted' }, layout);
    expect(own.read('granted')).toBe('suspended');
    expect(own.read('ok')).toBe('inactive');
    expect(own.read('active')).toBe('registered');
  });
});
