import { isNew } from './comboboxOption';

const options = [
  { value: 'a', label: '上海明鉴' },
  { value: 'b', label: 'Mingjian HK' },
];

describe('comboboxOption', () => {
  it('accepts a text as new unless it is blank or equals a label, ignoring case and surrounding spaces', () => {
    expect(isNew('上海', options)).toBe(true);
    expect(isNew(' mingjian hk ', options)).toBe(false);
    expect(isNew('  ', options)).toBe(false);
  });
});
