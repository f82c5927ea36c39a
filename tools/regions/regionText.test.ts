import { regionsIn } from './readTable.mjs';
import { changesBetween, regionsOf, textOf } from './regionText.mjs';

const list = [
  { code: '310000', name: '上海市' },
  { code: '310100', name: '上海市' },
  { code: '310101', name: '黄浦区' },
  { code: '310104', name: '徐汇区' },
  { code: '310105', name: '长宁区' },
  { code: '460000', name: '海南省' },
  { code: '460300', name: '三沙市' },
  { code: '460302', name: '西沙区' },
  { code: '460321', name: '西沙群岛' },
];

describe('the text of the region table', () => {
  it('has a line for each province and city, and digits only where codes jump', () => {
    expect(textOf(regionsOf(list))).toBe(
      '=31上海市\n上海市 黄浦区 04徐汇区 长宁区\n=46海南省\n03三沙市 02西沙区\n=90海外',
    );
  });

  it('gives back the same regions', () => {
    const many = Array.from({ length: 99 }, (_, index) => ({
      code: `3101${String(index + 1).padStart(2, '0')}`,
      name: `第${'一二三'[index % 3]}区`,
    }));
    const regions = regionsOf([...list.slice(0, 2), ...many]);
    const text = textOf(regions);

    expect(regionsIn(`TABLE_TEXT = \`${text}\``)).toEqual(regions);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('refuses a list that leads nowhere', () => {
    expect(() => regionsOf(list.slice(2))).toThrow('there is no 310100');
    expect(() => regionsOf([...list, list[3]!])).toThrow('A code occurs twice.');
    expect(() => regionsOf([{ code: '31', name: '上海市' }])).toThrow('no region');
  });
});

describe('a newer list', () => {
  it('is reported by what it adds, removes and renames', () => {
    const newer = [
      ...list.slice(0, 3),
      { code: '310104', name: '新徐汇区' },
      { code: '310106', name: '静安区' },
    ];

    expect(changesBetween(list.slice(0, 5), newer)).toEqual({
      added: [{ code: '310106', name: '静安区' }],
      removed: [{ code: '310105', name: '长宁区' }],
      renamed: [{ code: '310104', from: '徐汇区', to: '新徐汇区' }],
    });
  });
});
