import { invoiceNoRule, invoiceTextRule, taxpayerNoRule } from './invoiceRules';

describe('rules of invoices', () => {
  it('take the numbers that tax offices give', () => {
    expect(taxpayerNoRule.accepts('91310115MA1K4B2X3P')).toBe(true);
    expect(taxpayerNoRule.accepts('91310115ma1k4b2x3p')).toBe(false);
    expect(taxpayerNoRule.accepts('9131011')).toBe(false);
    expect(invoiceNoRule.accepts('26312000000012345678')).toBe(true);
    expect(invoiceNoRule.accepts('2631200000001234567')).toBe(false);
    expect(invoiceNoRule.accepts('2631200000001234567A')).toBe(false);
  });

  it('count Chinese characters twice', () => {
    expect(invoiceTextRule.accepts('明'.repeat(50))).toBe(true);
    expect(invoiceTextRule.accepts('明'.repeat(50) + 'a')).toBe(false);
    expect(invoiceTextRule.accepts('a'.repeat(100))).toBe(true);
    expect(invoiceTextRule.accepts('a<b')).toBe(false);
  });
});
