import { offeredOptions } from './codeOption';

describe('the options of a form', () => {
  const options = [
    { key: '1', text: '华东区' },
    { key: '2', text: '旧大区', isRetired: true },
  ];

  it('leave out a retired code, whose label the list still shows', () => {
    expect(offeredOptions(options, '1').map(({ text }) => text)).toEqual(['华东区']);
    expect(offeredOptions(options, null).map(({ text }) => text)).toEqual(['华东区']);
  });

  it('keep the retired code that the row holds', () => {
    expect(offeredOptions(options, '2').map(({ text }) => text)).toEqual(['华东区', '旧大区']);
  });
});
