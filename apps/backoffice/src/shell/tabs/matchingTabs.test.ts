import { createLocation } from '../location';
import { matchingTabs } from './matchingTabs';
import { newTab } from './tab';

const tabs = ['控制台首页', '叶思艳 · 9939', 'Order list', '候选人 BG１２'].map((title) =>
  newTab(title, createLocation('/'), { title }),
);
const find = (search: string) =>
  matchingTabs(tabs, search, ({ title }) => title!).map(({ title }) => title);

describe('matchingTabs', () => {
  it('finds a part of the name in any case, and every word of several', () => {
    expect(find('LIST')).toEqual(['Order list']);
    expect(find('9939 叶')).toEqual(['叶思艳 · 9939']);
    expect(find('叶 9938')).toEqual([]);
  });

  it('takes full-width and usual characters for the same', () => {
    expect(find('bg12')).toEqual(['候选人 BG１２']);
    expect(find('ｌｉｓｔ')).toEqual(['Order list']);
  });

  it('finds all for nothing', () => {
    expect(find('  ')).toHaveLength(4);
  });
});
