import { maskText } from '../../resources/maskText';
import { maskedJson, maskedResponse } from './maskExchange';

describe('the texts of exchanges', () => {
  it.each([
    ['310199199001011237', '3****************7'],
    ['31019919900101123X', '3****************X'],
    ['310199 19900101 123X', '3****************X'],
    ['310199900101123', '3*************3'],
    ['6222021234567890123', '6*****************3'],
    ['３１０１９９１９９００１０１１２３７', '3****************7'],
    ['手机13800138000。', '手机138****8000。'],
    ['+86 138-0013-8000', '138****8000'],
    ['li.qing@example.com', 'l***@example.com'],
    ['20261127101530', '20261127101530'],
    ['HTTP 503', 'HTTP 503'],
  ])('are masked: %s', (text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  it('are masked in every depth, in names of fields and in numbers', () => {
    const value = { list: [{ 13800138000: 13800138000, ok: 42 }], none: null };
    expect(JSON.parse(maskedJson(value))).toEqual({
      list: [{ '138****8000': '138****8000', ok: 42 }],
      none: null,
    });
  });

  it('are JSON even where the response is none, and hide what JSON escapes', () => {
    expect(JSON.parse(maskedResponse('<p>13800138000\u0000</p>')!)).toBe('<p>138****8000</p>');
    expect(maskedResponse('{"a":"\\u0031' + '3800138000"}')).toBe('{"a":"138****8000"}');
    expect(maskedResponse(null)).toBeNull();
    expect(JSON.parse(maskedJson({ a: 'x'.repeat(30_000) })).length).toBe(20_001);
  });
});
