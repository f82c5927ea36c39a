import { initials } from './initials';

describe('initials', () => {
  it('returns the last two characters of a Chinese name', () => {
    expect(initials('欧阳静怡')).toBe('静怡');
    expect(initials('李雷')).toBe('李雷');
    expect(initials('买买提·吐尔逊')).toBe('尔逊');
    expect(initials('𠮷田')).toBe('𠮷田');
  });

  it('returns the first letters of a Latin name', () => {
    expect(initials('Maria da Silva')).toBe('MS');
    expect(initials('admin')).toBe('A');
    expect(initials('wang.xiaoming')).toBe('WX');
  });

  it('is empty for no name', () => {
    expect(initials('  ')).toBe('');
  });
});
