// @vitest-environment node
import { matchingItems } from './matchingItems';

const city = (label: string) => ({ value: label, label });
const east = { key: 'east', label: '华东', options: [city('上海'), city('苏州')] };
const north = { key: 'north', label: '华北', options: [city('北京')] };
const items = [city('全国'), east, north];

describe('matchingItems', () => {
  it('gives every item for an empty query', () => {
    expect(matchingItems(items, ' ')).toEqual(items);
  });

  it('keeps the heading of what it finds, and drops groups without a match', () => {
    expect(matchingItems(items, '苏')).toEqual([{ ...east, options: [city('苏州')] }]);
  });

  it('does not search the headings, which cannot be selected', () => {
    expect(matchingItems(items, '华')).toEqual([]);
  });
});
