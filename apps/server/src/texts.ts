import { ruleText, type RuleProblem } from '@mingjian/api';

/** Languages of the server's messages. */
export type Language = 'zh' | 'en';

/** Returns a message in a language. */
export type Wording = (language: Language) => string;

type Entry = string | ((...values: never[]) => string) | { readonly [Name in string]: Entry };

/** The shape of Chinese texts, with other strings. */
type SameShape<T> = {
  [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : SameShape<T[Name]>;
};

/**
 * Declares the messages of a part in both languages; a missing English text does not compile.
 * Returns a function that chooses one: `orderTexts((t) => t.papersClosed)`. The language is given
 * when the message is sent.
 */
export function defineTexts<T extends Readonly<Record<string, Entry>>>({
  zh,
  en,
}: {
  zh: T;
  en: SameShape<NoInfer<T>>;
}) {
  return (choose: (texts: SameShape<T>) => string): Wording =>
    (language) =>
      choose(language === 'zh' ? (zh as unknown as SameShape<T>) : en);
}

/** Messages that transport, engine and several features share. */
export const say = defineTexts({
  zh: {
    notAvailable: '该功能尚未开放',
    notFound: '没有找到所请求的内容',
    forbidden: '您没有权限执行此操作',
    closedMenu: '贵公司没有开通这项功能，如需使用请联系项目经理',
    sessionEnded: '登录会话过期，请重新登录',
    tooLarge: '提交的内容过大，最多 1 MB',
    storageFull: '存储空间不足，文件未保存，请联系管理员',
    databaseFull: '存储空间不足，未能保存，请联系管理员',
    databaseUnreachable: '服务暂时不可用，请稍后再试',
    otherMethod: '不支持这种请求方式',
    unreadable: '提交的内容无法识别，请检查格式',
    unexpected: (id: string) => `系统繁忙，请稍后再试（编号 ${id}）`,
    searchFieldUnknown: (field: string) => `不能按「${field}」筛选`,
    searchOperatorUnknown: (field: string, operator: string) =>
      `「${field}」不支持筛选方式「${operator}」`,
    searchValueBad: (field: string) => `「${field}」的筛选值无效`,
    searchUnreadable: '筛选条件无法识别',
    searchTooCostly: (field: string, limit: number) =>
      `筛选条件过多，一次查询合计最多约 ${limit} 个词，请先减少「${field}」的词或条件`,
    tooManySearches: '上一次查询尚未完成，请稍候再试',
    queryTooLong: '处理时间过长，已停止。如正在查询，请减少筛选条件或缩小范围后重试',
    htmlTooComplex: '格式过于复杂，请先粘贴为纯文本再保存',
    htmlTooDeep: (limit: number) => `格式嵌套超过 ${limit} 层，请先粘贴为纯文本再保存`,
    sortUnknown: (field: string) => `不能按「${field}」排序`,
    searchLimit: {
      conditions: (limit: number, _field: string) => `筛选条件最多 ${limit} 个`,
      values: (limit: number, field: string) => `「${field}」的筛选值最多 ${limit} 个`,
      bytes: (limit: number, _field: string) => `筛选条件的内容过大，最多 ${limit / 1_024} KB`,
      sortKeys: (limit: number, _field: string) => `最多按 ${limit} 列排序`,
    },
    tooManyReveals: (values: number, hours: number, minutes: number) =>
      `您在 ${hours} 小时内已查看 ${values} 个号码，请在 ${minutes} 分钟后再查看`,
    notSmallJson: '必须是 JSON 文本，最多 64 KB',
    notWritable: '不能写入该字段',
    notExisting: '所选内容不存在',
    savedMeanwhile: (name: string, time: string) =>
      `该内容已被${name}于 ${time} 修改，您的修改尚未保存，请核对后重试`,
    savedElsewhere: (time: string) =>
      `您已在另一窗口于 ${time} 修改该内容，这里的修改尚未保存，请核对后重试`,
    changedMeanwhile: '该内容已发生变化，您的修改尚未保存，请核对后重试',
    inUse: (label: string, reasons: string) => `「${label}」正在使用（${reasons}），不能删除`,
    listSeparator: '、',
    orderCount: (count: number) => `${count} 个订单`,
    candidateCount: (count: number) => `${count} 位候选人`,
    accountCount: (count: number) => `${count} 个账号`,
    orderMissing: '订单不存在',
    unseenRows: '您无权查看的记录',
    tooManyRows: (limit: number) => `一次最多处理 ${limit} 条`,
    keyUnreadable: '请求头 Idempotency-Key 无效：1 至 200 个可见字符',
    keyReused: '同一个 Idempotency-Key 已用于另一个请求，请换一个后重试',
    field: (name: string, problem: string) => `${name}：${problem}`,
    fieldSeparator: '；',
    required: '必填',
    expected: {
      day: '没有这一天，请检查日期',
      time: '没有这个时间，请检查日期和时间',
    },
  },
  en: {
    notAvailable: 'This is not available yet',
    notFound: 'What you asked for was not found',
    forbidden: 'You may not do this',
    closedMenu: 'Your company does not have this function. Contact your project manager',
    sessionEnded: 'Your session has ended, please sign in again',
    tooLarge: 'The request is too large, 1 MB at most',
    storageFull:
      'There is no storage left and the file is not saved, please contact an administrator',
    databaseFull: 'There is no storage left, so nothing was saved. Ask an administrator',
    databaseUnreachable: 'The service is not available now. Try again later',
    otherMethod: 'This call does not take requests of this method',
    unreadable: 'The request cannot be read, please check its format',
    unexpected: (id) => `Something went wrong, please try again later (no. ${id})`,
    searchFieldUnknown: (field) => `Cannot filter by “${field}”`,
    searchOperatorUnknown: (field, operator) => `“${field}” cannot be filtered with “${operator}”`,
    searchValueBad: (field) => `The value to filter “${field}” by is not valid`,
    searchUnreadable: 'The filter cannot be read',
    searchTooCostly: (field, limit) =>
      `The filters hold too much, about ${limit} words in all: shorten those of “${field}” first`,
    tooManySearches: 'Your last search is still running, please try again in a moment',
    queryTooLong:
      'This took too long and was stopped. If you are searching, use fewer or narrower filters',
    htmlTooComplex: 'is too complex. Paste it as plain text, then save',
    htmlTooDeep: (limit) =>
      `has formats nested more than ${limit} deep. Paste it as plain text, then save`,
    sortUnknown: (field) => `Cannot sort by “${field}”`,
    searchLimit: {
      conditions: (limit) => `A filter holds at most ${limit} conditions`,
      values: (limit, field) => `At most ${limit} values are allowed for “${field}”`,
      bytes: (limit) => `The filter is too large, ${limit / 1_024} KB at most`,
      sortKeys: (limit) => `A list is sorted by at most ${limit} columns`,
    },
    tooManyReveals: (values, hours, minutes) =>
      `You have viewed ${values} numbers within ${hours === 1 ? 'an hour' : `${hours} hours`}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    notSmallJson: 'must be JSON text of at most 64 KB',
    notWritable: 'cannot be written',
    notExisting: 'names nothing that exists',
    savedMeanwhile: (name, time) =>
      `${name} changed this at ${time}. Your changes are not saved yet: please compare and try again`,
    savedElsewhere: (time) =>
      `You changed this in another window at ${time}. These changes are not saved yet: please compare and try again`,
    changedMeanwhile:
      'This has changed meanwhile. Your changes are not saved yet: please compare and try again',
    inUse: (label, reasons) => `“${label}” is in use (${reasons}) and cannot be deleted`,
    listSeparator: ', ',
    orderCount: (count) => `${count} ${count === 1 ? 'order' : 'orders'}`,
    candidateCount: (count) => `${count} ${count === 1 ? 'candidate' : 'candidates'}`,
    accountCount: (count) => `${count} ${count === 1 ? 'account' : 'accounts'}`,
    orderMissing: 'This order does not exist',
    unseenRows: 'records that you may not see',
    tooManyRows: (limit) => `At most ${limit} rows at a time`,
    keyUnreadable: 'The header Idempotency-Key is not valid: 1 to 200 visible characters',
    keyReused: 'This Idempotency-Key was used for another request, please take a new one',
    field: (name, problem) => `${name}: ${problem}`,
    fieldSeparator: '; ',
    required: 'is required',
    expected: {
      day: 'There is no such day, please check the date',
      time: 'There is no such time, please check date and time',
    },
  },
});

/** Returns the message of a rule of the contract. */
export const sayRule =
  (rule: { problem: RuleProblem }): Wording =>
  (language) =>
    ruleText(rule, language);

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
