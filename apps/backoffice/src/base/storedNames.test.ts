// @vitest-environment jsdom
import { storedNames } from './storedNames';

afterEach(() => localStorage.clear());

describe('stored names', () => {
  it('are those of before, also after a reload', () => {
    storedNames('mj.some').set(['facts', 'history']);

    expect(storedNames('mj.some').get()).toEqual(['facts', 'history']);
    expect(storedNames('mj.others').get()).toEqual([]);
  });

  it.each([
    ['', []],
    ['{', []],
    ['{}', []],
    ['[1,null,"facts"]', ['facts']],
  ])('of %j are %j', (text, names) => {
    localStorage.setItem('mj.some', text);

    expect(storedNames('mj.some').get()).toEqual(names);
  });
});
