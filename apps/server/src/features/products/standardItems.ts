import type { DangerType, ProductField, ProductGroup } from '@mingjian/api';

/**
 * Survey items that products contain. A group has its code, names in both languages and type of
 * danger; an item its key, names and type, a `select` with its dictionary. `*` marks items of the
 * overview, `!` those that candidates are not asked.
 */
const GROUPS = `
identity|身份信息|Identity|1
  idName|姓名|Name|input*
  idNo|身份证号|ID No.|input*
  idMatch|二要素结果|Name and number match|select:match_result*!
  idPhone|手机实名|Owner of the phone number|select:match_result!
  idAge|年龄|Age|input!
education|教育背景|Education|1
  school|院校|School|input*
  major|专业|Major|input*
  degree|学历|Level|select:degree*
  degreeType|学位|Degree|input
  studyType|学习形式|Mode of study|select:study_type
  period|在读时间|Period|datarange*
  certNo|证书编号|Certificate No.|input
  verifyCode|学信网验证码|CHSI code|input
  eduResult|核实结果|Result|select:task_result*!
employment|工作履历|Employment|1
  company|单位|Employer|input*
  dept|部门|Department|input
  position|职位|Position|input*
  empPeriod|任职时间|Period|datarange*
  leaveReason|离职原因|Reason for leaving|select:leave_reason*
  sup|汇报对象|Supervisor|input
  labourDispute|劳动争议|Labour dispute|switch
  nonCompete|竞业限制|Non-compete clause|switch
  empResult|核实结果|Result|select:task_result*!
interview|工作表现访谈|Performance interview|1
  refName|证明人|Referee|input*
  refRelation|关系|Relation|select:referee_relation*
  refCompany|所在单位|Employer|input*
  refPhone|联系电话|Phone|input*
  refEmail|工作邮箱|Work e-mail|input
  refPhoneSource|号码来源|Source of the number|select:number_source!
  talkTime|访谈时间|Date of the interview|data!
  duty|职责|Duties|input*!
  strengths|优势|Strengths|input*!
  improve|待提升|To improve|input!
  teamwork|团队合作|Teamwork|input!
  integrity|诚信合规|Integrity|input!
  rehire|愿意再次共事|Would work together again|switch*!
  quote|原话|Quote|input!
litigation|诉讼记录|Litigation|2
  caseNo|案号|Case No.|input*
  court|法院|Court|input*
  cause|案由|Cause|input
  role|诉讼地位|Role in the case|input
  amount|标的|Amount in dispute|input
  judgeDate|判决日期|Date of judgment|data*
  caseStatus|进展|State|input
  relevance|与岗位相关性|Relevance to the post|input
  sameNameCheck|已排除同名|Namesakes excluded|switch*
enforcement|被执行/失信|Enforcement|2
  execNo|执行案号|Case No.|input*
  execCourt|执行法院|Court|input
  execAmount|执行标的|Amount|input
  execStatus|履行情况|State|input*
  dishonest|失信被执行人|Listed as dishonest|switch*
  consumptionLimit|限制高消费|Consumption limited|switch*
business|商业利益|Business interest|2
  bizName|企业|Company|input*
  bizRole|角色|Role|input*
  holdRatio|持股比例|Share held|input
  bizStatus|登记状态|State of registration|input
  sameTrade|同业竞争|Same trade|switch*
  sinceDate|起始日期|Since|data
qualification|职业资格|Qualification|1
  certName|证书名称|Certificate|input*
  certNoQ|证书编号|Certificate No.|input
  issueOrg|发证机构|Issued by|input*
  issueDate|发证日期|Issued on|data
  validTo|有效期至|Valid until|data
  qResult|核实结果|Result|select:task_result*!
social|公开负面|Public adverse media|2
  mediaName|媒体|Medium|input*
  url|链接|Link|input
  pubDate|发布日期|Published on|data*
  nature|性质|Nature|input*
  relevanceS|与岗位相关性|Relevance to the post|input
overseas|海外核实|Overseas|1
  country|国家或地区|Country or region|input*
  org|机构|Organisation|input*
  item|核实内容|Verified|input
  resultO|核实结果|Result|select:task_result*!
`;

/** A group of the catalogue. */
export interface StandardGroup extends Omit<ProductGroup, 'orderNo'> {
  dangerType: DangerType;
}

/** Every group of survey items that the product comes with, by its code. */
export const standardGroups: ReadonlyMap<string, StandardGroup> = new Map(
  GROUPS.trim()
    .split(/\n(?! )/)
    .map((text) => groupOf(text.split('\n')))
    .map((group) => [group.groupCode, group]),
);

function groupOf([head = '', ...rows]: readonly string[]): StandardGroup {
  const [groupCode, table, tableEn, dangerType] = head.split('|') as [string, string, string, '1'];
  return {
    groupCode,
    table,
    tableEn,
    dangerType: Number(dangerType) as DangerType,
    dataForm: rows.map((row, index) => fieldOf(groupCode, row.trim(), index + 1)),
  };
}

function fieldOf(groupCode: string, row: string, orderNum: number): ProductField {
  const [name, title, labelEn, kind] = row.split('|') as [string, string, string, string];
  const [labelType, dicCode = null] = kind.replace(/[*!]/g, '').split(':');
  return {
    key: `${groupCode}.${name}`,
    title,
    labelCh: title,
    labelEn,
    labelType: labelType as ProductField['labelType'],
    dicCode,
    isOpen: kind.endsWith('!') ? 0 : 1,
    labelCode: null,
    labelRemark: null,
    labelSort: orderNum,
    labelValue1: null,
    labelValue2: null,
    labelValue3: null,
    visibleFlag2: kind.includes('*') ? 1 : 0,
    orderNum,
  };
}

const BASE = ['identity', 'education', 'litigation'];
const MIDDLE = [...BASE, 'enforcement', 'employment', 'interview'];
const DEEP = [...MIDDLE, 'business', 'qualification'];

/** Groups of the standard products, by their codes. */
const PRODUCT_GROUPS: Readonly<Record<string, readonly string[]>> = {
  FLASH_ID: ['identity'],
  FLASH_BASIC: [...BASE, 'enforcement'],
  STD_BASE: [...BASE, 'employment'],
  STD_MID: MIDDLE,
  STD_DEEP: DEEP,
  EXEC: [...DEEP, 'social'],
  ADD_OVERSEAS: ['overseas'],
  ADD_EMPLOYMENT: ['employment'],
  ADD_INTERVIEW: ['interview'],
};

/** Groups that candidates fill in. */
const COLLECTED = new Set([
  'identity',
  'education',
  'employment',
  'interview',
  'qualification',
  'overseas',
]);

/** Returns the survey items of a standard product as they are stored; none for another one. */
export function standardItemsOf(productCode: string) {
  const codes = PRODUCT_GROUPS[productCode] ?? [];
  const groups = codes.map((code, index): ProductGroup => {
    const { dangerType: _, ...group } = standardGroups.get(code)!;
    return { ...group, orderNo: index + 1 };
  });
  return {
    itemList: JSON.stringify(groups),
    collectItems: JSON.stringify(codes.filter((code) => COLLECTED.has(code))),
  };
}
