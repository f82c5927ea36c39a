// @vitest-environment jsdom
import { readRecent, storeRecent } from './recentChoices';

afterEach(() => localStorage.clear());

describe('recent choices', () => {
  it('are pages and actions: no record of a person stays in the browser', () => {
    const stored = storeRecent('7', ['orders/9', 'pages//dashboard', 'users/3', 'actions/mode']);

    expect(stored).toEqual(['pages//dashboard', 'actions/mode']);
    expect(readRecent('7')).toEqual(stored);
    expect(readRecent('8')).toEqual([]);
  });

  it.each(['', '{', '{}', '[1,null,"orders/9"]'])('ignores %j', (text) => {
    localStorage.setItem('mj.palette.7', text);

    expect(readRecent('7')).toEqual([]);
  });
});
