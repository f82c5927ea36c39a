/** Posts that candidates apply for. */
export const POSITIONS: readonly string[] = [
  '前端开发工程师',
  '高级 Java 开发工程师',
  '区域销售经理',
  '财务主管',
  '人力资源业务合作伙伴（HRBP）',
  '产品经理',
  '门店店长',
  '供应链计划专员',
  '首席财务官',
  '法务经理',
  '数据分析师',
  '质量工程师',
  '行政前台',
  '采购经理',
  '临床监查员（CRA）',
  '仓储主管',
  '新媒体运营',
  '大区总经理（华东、华南及海外新兴市场业务拓展方向）',
  'Senior Compliance Officer, APAC',
  '司机',
];

/** Remarks of clients on orders. */
export const REMARKS: readonly string[] = [
  '候选人尚未离职，请勿联系现单位。',
  '请优先核实学历。',
  '候选人周三下午方便接听电话。',
  '加急，下周一入职。',
  '证明人电话由候选人提供，请先通过总机核实身份。',
  '报告需中英文各一份。',
  '第二段工作经历的公司已更名，原名称见简历备注。',
  'Please contact the hiring manager before reaching out to the referees.',
  '无特殊要求',
  '该候选人将负责华东大区的经营管理工作，入职后直接向集团董事会汇报，请重点核实以下内容：一、最近三段工作经历的任职时间、职务、汇报对象及离职原因，尤其是 2021 年 3 月至 2022 年 9 月期间的真实任职单位；二、在上一家公司任职期间的业绩表现与团队管理规模，至少访谈两位直属上级和两位下级；三、是否存在未披露的对外投资、兼职或竞业限制约定；四、学历与学位证书的真实性，其中硕士为在职攻读，请以学信网结果为准。如遇证明人无法联系，请提前与我司人力资源部沟通，不要直接联系候选人现任单位的其他员工。以上内容仅用于本次招聘评估。',
];

/** Why orders are cancelled. */
export const CANCEL_REASONS: readonly string[] = [
  '候选人放弃入职',
  '岗位取消',
  '候选人拒绝授权',
  '超期未授权',
  '重复下单',
];

/** Reasons of orders that end early with a partial report. */
export const END_REASONS: readonly string[] = [
  '客户要求终止并出具阶段报告',
  '候选人撤回授权，按已完成项目出具报告',
];

/** Why nobody could verify something. */
export const GIVE_UP_REASONS = [
  '原单位已注销，无法取得联系',
  '三次致电总机均无人接听',
  '院校档案室答复年代久远，无法查询',
  '证明人明确拒绝接受访谈',
];

/** Whom or what a verification waits for. */
export const WAIT_REASONS = [
  '已向院校档案室发函，等待回函',
  '原单位人事约定周四回复',
  '证明人出差，约定下周访谈',
  '离职证明不清晰，等待补充',
];

/** Reasons of levels: red, yellow and blue. */
export const LEVEL_REASONS: Readonly<Partial<Record<number, readonly string[]>>> = {
  1: ['学信网查无此证书，候选人不能提供原件', '原单位书面答复从未聘用此人'],
  2: ['任职时间相差 5 个月，候选人未说明', '存在未披露的劳动仲裁，已由两个来源确认'],
  3: ['任职时间相差 2 个月', '职位名称表述不同，级别一致'],
};

/** Reasons for holds, by whom they wait for. */
export const HOLD_REASONS = {
  1: ['等候选人补充离职证明', '候选人出国，约定回国后补交材料', '候选人更正学历信息，等重新提交'],
  2: ['等客户确认是否联系现单位', '客户要求暂缓，等录用审批', '等客户补充授权书原件'],
  3: ['原单位人事休假，约定返岗后回复', '学校档案馆需书面函件，已寄出'],
  4: ['报告模板调整，等质检确认', '项目经理交接，暂停一天'],
} as const satisfies Record<number, readonly string[]>;
