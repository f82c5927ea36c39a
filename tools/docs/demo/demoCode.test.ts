import { demoCode } from './demoCode.ts';

describe('demoCode', () => {
  const translate = (text: string) =>
    ({ 订单: 'Order', '订单 列表': "The order's list", '甲\n乙': 'a\nb' })[text] ?? text;
  const english = (code: string) => demoCode(code, translate);

  it('keeps the lines of code', () => {
    expect(english('const a = (\n  <b title="订单">\n    订单\n  </b>\n);\n')).toBe(
      'const a = (\n  <b title="Order">\n    Order\n  </b>\n);\n',
    );
  });

  it('finds a text of JSX that is written in two lines', () => {
    expect(english('<b>\n  订单\n  列表\n</b>')).toBe("<b>\n  The order's list\n</b>");
    expect(english('<b>{n} 订单</b>')).toBe('<b>{n} Order</b>');
  });

  it('finds a text with escaped line breaks, and writes them again', () => {
    expect(english(String.raw`f('甲\n乙')`)).toBe(String.raw`f('a\nb')`);
  });
});
