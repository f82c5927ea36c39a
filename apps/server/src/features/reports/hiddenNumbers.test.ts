import { hideNumbers } from './hiddenNumbers';

describe('a text of a report', () => {
  it('has no identity and mobile numbers', () => {
    expect(hideNumbers('340199199302120865，与公安系统一致')).not.toContain('19930212');
    expect(hideNumbers('证件号34019919930212086X。')).not.toContain('19930212');
    expect(hideNumbers('证明人王先生 13812345678，来自总机')).not.toContain('13812345678');
  });

  it('keeps other numbers', () => {
    const text = '913101151322037418；2015-06；021-68881234；1381234567890；MJ202611010018721';
    expect(hideNumbers(text)).toBe(text);
  });
});
