import fc from 'fast-check';
import { isOwnMachine, isPublicAddress } from './publicAddress';

describe('an address that webhooks may go to', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.255',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
    '8.8.8.8.8',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1'])(
    'may be %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('is none of a private network, however its bytes are written', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const hex = (high: number, low: number) => (high * 256 + low).toString(16);
    fc.assert(
      fc.property(fc.constantFrom(10, 127), byte, byte, byte, (one, two, three, four) => {
        expect(isPublicAddress(`${one}.${two}.${three}.${four}`)).toBe(false);
        expect(isPublicAddress(`::ffff:${hex(one, two)}:${hex(three, four)}`)).toBe(false);
        expect(isPublicAddress(`::ffff:${one}.${two}.${three}.${four}`)).toBe(false);
      }),
    );
  });

  it('is this machine only where it is that', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].every(isOwnMachine)).toBe(true);
    expect(['10.0.0.1', '8.8.8.8', '::2', 'localhost'].some(isOwnMachine)).toBe(false);
  });
});
