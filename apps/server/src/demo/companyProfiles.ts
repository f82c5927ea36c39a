/** A made-up company: what its name says of it agrees with the rest. */
export interface CompanyProfile {
  shortName: string;
  name: string;
  /** Code of the dictionary `industry`. */
  industry: string;
  /** Code of the dictionary `enterpriseScale`, 1 to 5. Early companies order more. */
  scale: 1 | 2 | 3 | 4 | 5;
  /** Code of a demo region. */
  region: string;
}

const profile = (
  shortName: string,
  name: string,
  industry: string,
  scale: CompanyProfile['scale'],
  region: string,
): CompanyProfile => ({ shortName, name, industry, scale, region });

/** Every demo company. The first two belong to the accounts client and client2. */
export const COMPANY_PROFILES: readonly CompanyProfile[] = [
  profile('会飞的橘子', '会飞的橘子（上海）文化科技有限公司', 'culture', 4, '310104'),
  profile('云上麦浪', '云上麦浪智能农业股份有限公司', 'agriculture', 4, '370102'),
  profile('启衡信息', '上海启衡信息技术有限公司', 'internet', 4, '310115'),
  profile('纸鸢出行', '纸鸢出行服务有限公司', 'mobility', 4, '110108'),
  profile(
    '月亮码头',
    '月亮码头跨境供应链数字化综合服务与产业互联网运营管理（集团）股份有限公司上海第一分公司',
    'logistics',
    5,
    '310101',
  ),
  profile('松果屋', '松果屋家居有限公司', 'retail', 4, '440106'),
  profile('蓝鲸座', '蓝鲸座海洋装备制造有限公司', 'manufacturing', 4, '370202'),
  profile('云獭软件', 'Nimbus Otter 云獭软件（苏州）有限公司', 'internet', 3, '320505'),
  profile('顺达', '深圳市顺达供应链管理有限公司', 'logistics', 4, '440305'),
  profile('青苔', '青苔茶', 'catering', 2, '350102'),
  profile('恒信保险经纪', '恒信人寿保险经纪有限公司', 'finance', 3, '110105'),
  profile('风车镇', '风车镇新能源科技有限公司', 'energy', 3, '340104'),
  profile('铁皮鼓', '铁皮鼓音乐教育咨询有限公司', 'education', 2, '510104'),
  profile('华东纺机', '江苏华东纺织机械股份有限公司', 'manufacturing', 4, '320213'),
  profile('雾中灯塔', '雾中灯塔信息安全技术有限公司', 'internet', 3, '420111'),
  profile('中科航材', '中科航天材料研究院有限公司', 'manufacturing', 3, '610113'),
  profile('白日梦', '白日梦影业有限公司', 'culture', 2, '110105'),
  profile('花间一壶', '花间一壶酒店管理有限公司', 'hotel', 3, '530102'),
  profile('玻璃弹珠', '玻璃弹珠网络游戏有限公司', 'internet', 3, '440304'),
  profile('远山速运', '远山速运有限公司', 'logistics', 4, '410105'),
  profile('燕尾蝶', '燕尾蝶生物医药（杭州）有限公司', 'medicine', 3, '330108'),
  profile('四季制冷', '四季制冷空调设备有限公司', 'manufacturing', 3, '420106'),
  profile('一苇旅行', '一苇国际旅行社有限公司', 'tourism', 2, '350203'),
  profile('麒麟阁', '麒麟阁证券研究咨询有限公司', 'finance', 2, '310101'),
  profile('木偶戏', '木偶戏机器人有限公司', 'manufacturing', 2, '440305'),
  profile('半夏', '半夏中药饮片有限公司', 'medicine', 2, '360102'),
  profile('明德教育', '成都明德教育科技有限公司', 'education', 3, '510107'),
  profile('宏图印刷', '东莞宏图包装印刷有限公司', 'manufacturing', 3, '441900'),
  profile('沙漏', '沙漏半导体（无锡）有限公司', 'manufacturing', 3, '320213'),
  profile('芦苇荡', '芦苇荡环境工程有限公司', 'environment', 2, '430104'),
  profile('九曲桥', '九曲桥城市更新建设集团有限公司', 'construction', 5, '310101'),
  profile('红豆杉林', '红豆杉林林业发展有限公司', 'agriculture', 2, '450103'),
  profile(
    'Paper Crane',
    'Paper Crane International Trading (Shenzhen) Co., Ltd. 纸鹤国际贸易（深圳）有限公司',
    'trade',
    2,
    '440304',
  ),
  profile('潮汐储能', '潮汐储能技术有限公司', 'energy', 2, '330205'),
  profile('安居物业', '重庆安居物业服务有限公司', 'realEstate', 4, '500103'),
  profile('百草园', '百草园健康管理有限公司', 'medicine', 2, '120116'),
  profile('回声谷', '回声谷语音技术有限公司', 'internet', 2, '340104'),
  profile('长光仪器', '长春长光仪器有限公司', 'manufacturing', 3, '220102'),
  profile('众诚人力', '河北众诚人力资源服务有限公司', 'humanResources', 3, '130102'),
  profile('星期八', '星期八便利连锁有限公司', 'retail', 4, '510107'),
];

/** First two digits of the provinces of each sales area, by its dictionary code. */
const AREAS: readonly (readonly [string, readonly string[]])[] = [
  ['1', ['31', '32', '33', '34', '35', '36', '37']],
  ['2', ['44', '45', '46']],
  ['3', ['11', '12', '13', '14', '15', '21', '22', '23']],
  ['4', ['41', '42', '43']],
];
const WEST = '5';

/** Returns the dictionary code of the sales area (`belonging`) of a region. */
export const areaOf = (regionCode: string) =>
  AREAS.find(([, provinces]) => provinces.includes(regionCode.slice(0, 2)))?.[0] ?? WEST;
