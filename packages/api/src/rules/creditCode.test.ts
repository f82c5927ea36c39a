import { isCreditCode } from './creditCode';

it('accepts the credit codes of companies', () => {
  for (const code of ['91330100799655058B', '9144030071526726XG', '914403001922038216'])
    expect(isCreditCode(code), code).toBe(true);
});

it('notices any one mistyped character', () => {
  const code = '91330100799655058B';
  for (let index = 0; index < code.length; index += 1)
    for (const typed of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      expect(isCreditCode(code.slice(0, index) + typed + code.slice(index + 1))).toBe(
        typed === code[index],
      );
});

it.each(['', '123', '913301007996550', '91330100799655058b', ' 91330100799655058B'])(
  'refuses %j',
  (text) => {
    expect(isCreditCode(text)).toBe(false);
  },
);
