/** Languages that the server speaks. */
export type Language = 'zh' | 'en';

const zh = {
  language: 'zh' as Language,
  notAvailable: '该功能尚未开放',
  notFound: '没有找到所请求的内容',
  forbidden: '您没有权限执行此操作',
  sessionEnded: '登录会话过期，请重新登录',
  badCredentials: '用户名或密码错误',
  captchaNeeded: '请先输入验证码',
  captchaWrong: '验证码错误',
  tooManyTries: (seconds: number) => `尝试次数过多，请在 ${seconds} 秒后重试`,
  tooLarge: '提交的内容过大，最多 1 MB',
  unreadable: '提交的内容无法识别，请检查格式',
  unexpected: (id: string) => `系统繁忙，请稍后再试（编号 ${id}）`,
  orderMissing: '订单不存在',
  orderAcceptedBy: (name: string) => `该订单已被${name}接单`,
  orderNotAcceptable: (status: string) => `订单当前状态为「${status}」，不能接单`,
  searchFieldUnknown: (field: string) => `不能按「${field}」筛选`,
  searchOperatorUnknown: (field: string, operator: string) =>
    `「${field}」不支持筛选方式「${operator}」`,
  searchValueBad: (field: string) => `「${field}」的筛选值无效`,
  searchUnreadable: '筛选条件无法识别',
  sortUnknown: (field: string) => `不能按「${field}」排序`,
  searchLimit: {
    conditions: (limit: number, _field: string) => `筛选条件最多 ${limit} 个`,
    values: (limit: number, field: string) => `「${field}」的筛选值最多 ${limit} 个`,
    bytes: (limit: number, _field: string) => `筛选条件的内容过大，最多 ${limit / 1_024} KB`,
    sortKeys: (limit: number, _field: string) => `最多按 ${limit} 列排序`,
  },
  notSmallJson: '必须是 JSON 文本，最多 64 KB',
  notWritable: '不能写入该字段',
  masked: '含有已隐藏的字符，请重新填写完整内容',
  notExisting: '所选内容不存在',
  taken: '已被使用',
  savedMeanwhile: (name: string, time: string) =>
    `该内容已被${name}于 ${time} 修改，您的修改尚未保存，请核对后重试`,
  changedMeanwhile: '该内容已发生变化，您的修改尚未保存，请核对后重试',
  inUse: (label: string, reasons: string) => `「${label}」正在使用（${reasons}），不能删除`,
  listSeparator: '、',
  orderCount: (count: number) => `${count} 个订单`,
  candidateCount: (count: number) => `${count} 位候选人`,
  accountCount: (count: number) => `${count} 个账号`,
  companyCount: (count: number) => `${count} 家公司`,
  articleCount: (count: number) => `${count} 篇文章`,
  categoryCount: (count: number) => `${count} 个下级分类`,
  standardValue: '系统内置，可以改为停用',
  tooManyRows: (limit: number) => `一次最多处理 ${limit} 条`,
  exportGone: '该文件不存在或已过期，请重新导出',
  exportInterrupted: '服务重启，导出中断',
  exportBroken: '导出失败，请稍后重试',
  exportFieldUnknown: (field: string) => `不能导出「${field}」`,
  exportTooLarge: (limit: number) => `一次最多导出 ${limit} 条，请先缩小筛选范围`,
  tooManyExports: (limit: number) => `最多同时进行 ${limit} 个导出，请等待完成后再试`,
  adminsOnly: '只有管理员可以设置团队或角色的默认视图',
  tooManyViews: (limit: number) => `每个页面最多保存 ${limit} 个视图，请先删除不用的`,
  keyUnreadable: '请求头 Idempotency-Key 无效：1 至 200 个可见字符',
  keyReused: '同一个 Idempotency-Key 已用于另一个请求，请换一个后重试',
  field: (name: string, problem: string) => `${name}：${problem}`,
  fieldSeparator: '；',
  required: '必填',
  wrongType: '格式不正确',
  tooLong: (limit: number) => `最多 ${limit} 个字符`,
  tooShort: (limit: number) => `至少 ${limit} 个字符`,
  tooHigh: (limit: number) => `不能大于 ${limit}`,
  tooLow: (limit: number) => `不能小于 ${limit}`,
  notInteger: '必须是整数',
  notAllowed: (values: string) => `只能是 ${values}`,
};

/** Every message of the server. */
export type Texts = typeof zh;

/** Chooses a message, in whichever language. */
export type Wording = (texts: Texts) => string;

const en: Texts = {
  language: 'en',
  notAvailable: 'This is not available yet',
  notFound: 'What you asked for was not found',
  forbidden: 'You may not do this',
  sessionEnded: 'Your session has ended, please sign in again',
  badCredentials: 'Wrong user name or password',
  captchaNeeded: 'Please answer the captcha first',
  captchaWrong: 'Wrong captcha answer',
  tooManyTries: (seconds) => `Too many tries, please wait ${seconds} s`,
  tooLarge: 'The request is too large, 1 MB at most',
  unreadable: 'The request cannot be read, please check its format',
  unexpected: (id) => `Something went wrong, please try again later (no. ${id})`,
  orderMissing: 'This order does not exist',
  orderAcceptedBy: (name) => `${name} has already accepted this order`,
  orderNotAcceptable: (status) => `The order is “${status}” and cannot be accepted`,
  searchFieldUnknown: (field) => `Cannot filter by “${field}”`,
  searchOperatorUnknown: (field, operator) => `“${field}” cannot be filtered with “${operator}”`,
  searchValueBad: (field) => `The value to filter “${field}” by is not valid`,
  searchUnreadable: 'The filter cannot be read',
  sortUnknown: (field) => `Cannot sort by “${field}”`,
  searchLimit: {
    conditions: (limit) => `A filter holds at most ${limit} conditions`,
    values: (limit, field) => `At most ${limit} values are allowed for “${field}”`,
    bytes: (limit) => `The filter is too large, ${limit / 1_024} KB at most`,
    sortKeys: (limit) => `A list is sorted by at most ${limit} columns`,
  },
  notSmallJson: 'must be JSON text of at most 64 KB',
  notWritable: 'cannot be written',
  masked: 'holds hidden characters, please enter it in full',
  notExisting: 'names nothing that exists',
  taken: 'is already in use',
  savedMeanwhile: (name, time) =>
    `${name} changed this at ${time}. Your changes are not saved yet: please compare and try again`,
  changedMeanwhile:
    'This has changed meanwhile. Your changes are not saved yet: please compare and try again',
  inUse: (label, reasons) => `“${label}” is in use (${reasons}) and cannot be deleted`,
  listSeparator: ', ',
  orderCount: (count) => `${count} ${count === 1 ? 'order' : 'orders'}`,
  candidateCount: (count) => `${count} ${count === 1 ? 'candidate' : 'candidates'}`,
  accountCount: (count) => `${count} ${count === 1 ? 'account' : 'accounts'}`,
  companyCount: (count) => `${count} ${count === 1 ? 'company' : 'companies'}`,
  articleCount: (count) => `${count} ${count === 1 ? 'article' : 'articles'}`,
  categoryCount: (count) => `${count} ${count === 1 ? 'category' : 'categories'} below it`,
  standardValue: 'part of the product; it can be disabled',
  tooManyRows: (limit) => `At most ${limit} rows at a time`,
  exportGone: 'This file does not exist or has expired, please export again',
  exportInterrupted: 'The service restarted, and the export was interrupted',
  exportBroken: 'The export failed, please try again later',
  exportFieldUnknown: (field) => `“${field}” cannot be exported`,
  exportTooLarge: (limit) =>
    `At most ${limit} rows can be exported at a time, please narrow the filter first`,
  tooManyExports: (limit) => `At most ${limit} exports run at a time, please wait for one to end`,
  adminsOnly: 'Only administrators set what a team or a role opens with',
  tooManyViews: (limit) => `At most ${limit} views are kept for a page, please delete some first`,
  keyUnreadable: 'The header Idempotency-Key is not valid: 1 to 200 visible characters',
  keyReused: 'This Idempotency-Key was used for another request, please take a new one',
  field: (name, problem) => `${name}: ${problem}`,
  fieldSeparator: '; ',
  required: 'is required',
  wrongType: 'has the wrong format',
  tooLong: (limit) => `may have ${limit} characters at most`,
  tooShort: (limit) => `needs ${limit} characters at least`,
  tooHigh: (limit) => `may not be above ${limit}`,
  tooLow: (limit) => `may not be below ${limit}`,
  notInteger: 'must be a whole number',
  notAllowed: (values) => `must be one of ${values}`,
};

/** The server's sentences by language. */
export const texts: Readonly<Record<Language, Texts>> = { zh, en };

/**
 * Returns the language that an `Accept-Language` header prefers; Chinese unless it asks for English
 * first.
 */
export function languageOf(header: string | undefined): Language {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry, position) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        weight: Number(quality ?? 1) || 0,
        position,
      };
    })
    .filter(({ language, weight }) => (language === 'zh' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return ranked[0]?.language === 'en' ? 'en' : 'zh';
}
