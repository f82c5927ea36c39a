import { dictionaryTexts, optionsOf } from '../dictionaries/dictionaryContent';
import type { Language } from '../../texts';

/** The meanings of fields of calls and events, by their names. */
const TEXTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  accountName: ['密钥所属账号的姓名', 'Name of the account in whose name the key works'],
  acceptTime: ['接单时间；未接单为 null', 'When it was accepted; null before that'],
  addItems: ['加购项目的产品编码', 'Codes of add-ons'],
  apiVersion: ['消息格式的版本', 'Version of the body'],
  cancelReason: ['取消原因', 'Why the order is cancelled'],
  clientPoNo: ['贵公司的采购订单号', 'Number of your purchase order'],
  code: ['0 表示成功，其余与 HTTP 状态码相同', '0 for success, otherwise the HTTP status'],
  companyId: ['公司ID', 'Id of the company'],
  companyName: ['公司名称', 'Name of the company'],
  consigneeName: ['报告接收人', 'Who receives the report'],
  content: ['本页数据', 'Rows of the page'],
  costCenter: ['成本中心', 'Cost centre'],
  data: [
    '提交的内容有误时，fields 中是每个字段的说明',
    'For wrong input, fields has a sentence for each field',
  ],
  email: ['候选人邮箱', 'E-mail address of the candidate'],
  finishTime: ['完成时间；未完成为 null', 'When it was finished; null before that'],
  from: ['下单日期从，yyyy-MM-dd，北京时间', 'First day of ordering, yyyy-MM-dd, in Beijing'],
  hasReport: ['是否已出具报告', 'Whether there is an issued report'],
  idCardNo: [
    '候选人证件号码；贵公司已有的候选人可以不填',
    'Identity number of the candidate; may be left out for one that your company has ordered before',
  ],
  idType: [
    '证件类型：1 身份证 · 2 护照 · 3 港澳台通行证 · 4 其他，默认 1',
    'Identity document: 1 identity card · 2 passport · 3 permit of Hong Kong, Macao or Taiwan · 4 other; 1 by default',
  ],
  isAddItem: ['1 为加购项目', '1 for an add-on'],
  language: ['报告语言，默认 zh', 'Language of the report, zh by default'],
  mainCompanyName: ['签约主体，默认公司名称', 'Entity that signs, by default the company'],
  mobile: [
    '候选人手机号；返回时隐藏中间四位',
    'Mobile number of the candidate; masked in responses',
  ],
  msg: ['失败时的说明', 'Why it was refused'],
  name: ['密钥名称', 'Name of the key'],
  orderId: ['订单ID', 'Id of the order'],
  orderNo: ['订单号', 'Number of the order'],
  orderTime: ['下单时间', 'When it was placed'],
  orderType: ['订单类型', 'Kind of order'],
  overallDanger: [
    '报告结论：1 红 · 2 黄 · 3 蓝 · 4 绿 · 5 未评级',
    'Level of the report: 1 red · 2 yellow · 3 blue · 4 green · 5 not judged',
  ],
  pageNum: ['页码，从 1 开始，默认 1', 'Number of the page, from 1; 1 by default'],
  pageSize: ['每页条数，最多 100，默认 20', 'Rows of a page, 100 at most; 20 by default'],
  position: ['应聘岗位', 'Position'],
  previousStatus: ['变更前的状态', 'The status before'],
  price: [
    '单价，单位：分；账号无权查看金额时为 null',
    'Price in fen; null without the right to see money',
  ],
  productCode: ['产品编码', 'Code of the product'],
  productId: ['产品ID', 'Id of the product'],
  productName: ['产品名称', 'Name of the product'],
  remark: ['备注', 'Remark'],
  scopes: ['密钥的权限', 'What the key may do'],
  slaDays: ['时效，工作日', 'Working days until it is due'],
  slaDueAt: ['截止时间；未开始计时为 null', 'When it is due; null before its clock runs'],
  status: ['订单状态', 'Status of the order'],
  timestamp: ['事件发生时间', 'When it happened'],
  to: ['下单日期至，yyyy-MM-dd，北京时间', 'Last day of ordering, yyyy-MM-dd, in Beijing'],
  total: ['总条数', 'Rows of all pages'],
  type: ['事件', 'The event'],
  urgentFlag: ['1 为加急', '1 for an urgent order'],
  userName: ['候选人姓名', 'Name of the candidate'],
  waitsFor: ['等待对象', 'Whose turn it is'],
};

/** Dictionaries whose options a field may have. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  orderType: 'order_type',
  previousStatus: 'order_status',
  status: 'order_status',
  waitsFor: 'waits_for',
};

/** Returns what a field means, with its codes. Throws for a field that nobody has described. */
export function fieldText(name: string, language: Language): string {
  const text = TEXTS[name];
  if (!text) throw new Error(`The field “${name}” of the open interface has no description.`);
  const said = text[language === 'zh' ? 0 : 1];
  const dictionary = DICTIONARIES[name];
  if (!dictionary) return said;
  const codes = optionsOf(dictionaryTexts[dictionary]!).map(
    ({ code, value, valueEn }) => `${code} ${language === 'zh' ? value : valueEn}`,
  );
  return `${said}${language === 'zh' ? '：' : ': '}${codes.join(' · ')}`;
}
