// @vitest-environment node
import fc from 'fast-check';
import { readCode } from './otpCode';

describe('readCode', () => {
  it.each([
    ['３８ 20-91', '382091'],
    ['【明鉴】验证码 382091，5 分钟内有效', '382091'],
    ['abc', ''],
    ['1234567', '123456'],
  ])('reads %j as %j', (text, code) => {
    expect(readCode(text, 6)).toBe(code);
  });

  it('reads its own result unchanged', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => void expect(readCode(readCode(text, 6), 6)).toBe(readCode(text, 6)),
      ),
    );
  });
});
