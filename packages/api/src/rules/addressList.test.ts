import { addressesIn, addressListRule } from './addressList';
import { problemIn } from './rule';

describe('a list of e-mail addresses', () => {
  it('is divided by commas, semicolons and blanks of both widths, each address once', () => {
    expect(addressesIn(' a@b.cn，c@d.cn; a@b.cn\n e@f.cn、')).toEqual([
      'a@b.cn',
      'c@d.cn',
      'e@f.cn',
    ]);
  });

  it('names the address that is none', () => {
    expect(addressListRule.accepts('a@b.cn, c@d')).toBe(false);
    expect(problemIn(addressListRule, 'a@b.cn, c@d').zh).toBe('“c@d”不是完整的邮箱地址');
  });

  it('has an end', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}@b.cn`).join(',');
    expect(addressListRule.accepts(many(20))).toBe(true);
    expect(addressListRule.accepts(many(21))).toBe(false);
    expect(problemIn(addressListRule, many(21)).en).toContain('At most 20');
  });
});
