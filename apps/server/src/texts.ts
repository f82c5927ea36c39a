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
  orderTakenBy: (name: string) => `该订单已被${name}接单`,
  orderNotTakeable: (status: string) => `订单当前状态为「${status}」，不能接单`,
  searchFieldUnknown: (field: string) => `不能按「${field}」筛选`,
  searchOperatorUnknown: (field: string, operator: string) => `「${field}」不支持筛选方式「${operator}」`,
  searchValueBad: (field: string) => `「${field}」的筛选值无效`,
  searchTooManyValues: (field: string, limit: number) => `「${field}」的筛选值最多 ${limit} 个`,
  searchTooMany: '筛选条件过多',
  searchUnreadable: '筛选条件无法识别',
  sortUnknown: (field: string) => `不能按「${field}」排序`,
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

/** Every sentence that the server may say. */
export type Texts = typeof zh;

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
  orderTakenBy: (name) => `${name} has already taken this order`,
  orderNotTakeable: (status) => `The order is “${status}” and cannot be taken`,
  searchFieldUnknown: (field) => `Cannot filter by “${field}”`,
  searchOperatorUnknown: (field, operator) => `“${field}” cannot be filtered with “${operator}”`,
  searchValueBad: (field) => `The value to filter “${field}” by is not valid`,
  searchTooManyValues: (field, limit) => `At most ${limit} values are allowed for “${field}”`,
  searchTooMany: 'The filter holds too many conditions or values',
  searchUnreadable: 'The filter cannot be read',
  sortUnknown: (field) => `Cannot sort by “${field}”`,
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

/** Returns the language that an `Accept-Language` header prefers; Chinese unless it asks for English first. */
export function languageOf(header: string | undefined): Language {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry, position) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality ?? 1) || 0, position };
    })
    .filter(({ language, weight }) => (language === 'zh' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return ranked[0]?.language === 'en' ? 'en' : 'zh';
}
