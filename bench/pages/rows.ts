/** One row of each grid. */
export interface Order {
  id: string;
  orderNo: string;
  candidate: string;
  company: string;
  phone: string;
  idCard: string;
  position: string;
  city: string;
  product: string;
  status: string;
  danger: string;
  amount: string;
  createdAt: string;
  acceptedAt: string;
  dueAt: string;
  manager: string;
  urgent: 0 | 1;
  avatar: string;
}

const SURNAMES = Array.from('赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏');
const GIVEN = [
  '静怡',
  '子轩',
  '雨桐',
  '浩然',
  '欣妍',
  '俊杰',
  '思远',
  '晓彤',
  '建国',
  '丽华',
  '文博',
  '佳宁',
];
const COMPANIES = [
  '上海明鉴人力资源有限公司',
  '北京远航科技股份有限公司',
  '深圳市华信金融服务有限公司',
  '杭州云栖网络技术有限公司',
  '成都天府置业集团',
];
const POSITIONS = [
  '高级前端工程师',
  '财务总监',
  '区域销售经理',
  '人力资源专员',
  '数据分析师',
  '法务顾问',
];
const CITIES = ['上海', '北京', '深圳', '杭州', '成都', '武汉', '西安'];
const PRODUCTS = ['闪电背调', '精致背调', '高管背调', '驾驶员核验'];

/** Labels and tones of the statuses. */
export const STATUSES = [
  { key: 'new', text: '待接单', tone: 'neutral' },
  { key: 'work', text: '调查中', tone: 'accent' },
  { key: 'review', text: '待审核', tone: 'warning' },
  { key: 'done', text: '已完成', tone: 'success' },
  { key: 'stopped', text: '已终止', tone: 'danger' },
] as const;

/** Labels and tones of the danger levels. */
export const DANGERS = [
  { key: '1', text: '高风险', tone: 'danger' },
  { key: '2', text: '中风险', tone: 'warning' },
  { key: '4', text: '低风险', tone: 'success' },
] as const;

/** An image of a few bytes. */
export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

const itemAt = <Item>(list: readonly Item[], index: number): Item => list[index % list.length]!;
const day = (index: number) =>
  `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`;

/** Returns the same orders in every run. */
export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    orderNo: `MJ2026${String((index * 7919) % 100_003).padStart(6, '0')}`,
    candidate: itemAt(SURNAMES, index * 7) + itemAt(GIVEN, index * 5),
    company: itemAt(COMPANIES, index * 3),
    phone: `138${String((index * 104_729) % 100_000_000).padStart(8, '0')}`,
    idCard: `31010119${80 + (index % 20)}0${1 + (index % 9)}1${index % 10}${String((index * 37) % 10_000).padStart(4, '0')}`,
    position: itemAt(POSITIONS, index),
    city: itemAt(CITIES, index * 3),
    product: itemAt(PRODUCTS, index),
    status: itemAt(STATUSES, index * 3).key,
    danger: itemAt(DANGERS, index * 2).key,
    amount: (200 + ((index * 613) % 9000)).toFixed(2),
    createdAt: `${day(index)} 09:${String(index % 60).padStart(2, '0')}`,
    acceptedAt: `${day(index + 1)} 10:${String(index % 60).padStart(2, '0')}`,
    dueAt: day(index + 9),
    manager: itemAt(SURNAMES, index * 11) + itemAt(GIVEN, index),
    urgent: index % 3 === 0 ? 1 : 0,
    avatar: PICTURE,
  }));
}

/** One column. With checkboxes before and actions after them there are twenty. */
export interface Column {
  field: Exclude<keyof Order, 'id'>;
  label: string;
  width: number;
  kind: 'text' | 'tag' | 'switch' | 'image' | 'number';
  options?: readonly { key: string; text: string; tone: string }[];
}

/** The columns of every contestant. */
export const COLUMNS: readonly Column[] = [
  { field: 'orderNo', label: '订单编号', width: 140, kind: 'text' },
  { field: 'candidate', label: '候选人', width: 100, kind: 'text' },
  { field: 'avatar', label: '头像', width: 70, kind: 'image' },
  { field: 'company', label: '公司', width: 180, kind: 'text' },
  { field: 'status', label: '状态', width: 100, kind: 'tag', options: STATUSES },
  { field: 'danger', label: '风险', width: 100, kind: 'tag', options: DANGERS },
  { field: 'urgent', label: '加急', width: 80, kind: 'switch' },
  { field: 'phone', label: '手机号', width: 120, kind: 'text' },
  { field: 'idCard', label: '证件号', width: 170, kind: 'text' },
  { field: 'position', label: '职位', width: 140, kind: 'text' },
  { field: 'city', label: '城市', width: 80, kind: 'text' },
  { field: 'product', label: '套餐', width: 110, kind: 'text' },
  { field: 'amount', label: '金额', width: 110, kind: 'number' },
  { field: 'createdAt', label: '创建时间', width: 150, kind: 'text' },
  { field: 'acceptedAt', label: '接单时间', width: 150, kind: 'text' },
  { field: 'dueAt', label: '截止日期', width: 120, kind: 'text' },
  { field: 'manager', label: '项目经理', width: 100, kind: 'text' },
  { field: 'id', label: '标识', width: 90, kind: 'text' } as unknown as Column,
];

/** The sorted column. */
export const SORTED = 'orderNo';

/** Returns the sorted rows. */
export function sorted(rows: readonly Order[], descending: boolean): Order[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => (one.orderNo < other.orderNo ? -sign : sign));
}

/** Returns the option of a coded value. */
export function optionOf(column: Column, value: string) {
  return column.options?.find(({ key }) => key === value);
}
