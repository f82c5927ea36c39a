import { defineTexts } from '../../texts';

/** Names and notes of the jobs that timers run. */
export const jobTexts = defineTexts({
  zh: {
    tidying: '清理过期内容',
    tidyingNote: '删除过期的会话、验证码、注册材料、未完成的上传和 90 天前的运行记录。没有参数。',
    expectedTimes: '更新订单预计完成时间',
    expectedTimesNote:
      '按近 90 天各调查项的实际用时，重新推算计时中订单的预计完成时间。不发通知，没有参数。',
    dueWarning: '订单 SLA 预警',
    dueWarningNote: (hours: number) =>
      `订单临近或超过截止时间时，通知项目经理和承办人，每个级别一次；超过 7 天的不再提醒。参数 hours：提前多少小时提醒，1 到 240，默认 ${hours}。`,
    dueSoon: (orderNo: string) => `即将到期：${orderNo}`,
    overdue: (orderNo: string) => `已超时：${orderNo}`,
    due: (name: string, time: string) => `${name}，截止时间 ${time}，请尽快处理。`,
  },
  en: {
    tidying: 'Tidy up',
    tidyingNote:
      'Removes ended sessions and codes, papers of old registrations, unfinished uploads, and runs older than 90 days. Takes no parameters.',
    expectedTimes: 'Work out expected times',
    expectedTimesNote:
      'Works out when orders will be done, by how long their survey items took in the last 90 days. Tells nobody. Takes no parameters.',
    dueWarning: 'Warn of due orders',
    dueWarningNote: (hours) =>
      `Tells the project manager and the people who work on an order that it is due soon, or overdue: once for each, up to 7 days late. Parameter hours: how long before, 1 to 240, ${hours} by default.`,
    dueSoon: (orderNo) => `Due soon: ${orderNo}`,
    overdue: (orderNo) => `Overdue: ${orderNo}`,
    due: (name, time) => `${name}, due ${time}. Please see to it.`,
  },
});

/** Messages about timers. */
export const timerTexts = defineTexts({
  zh: {
    unknownHandler: '没有这个任务',
    badCron: '不是有效的 Cron 表达式：应有 6 段（秒 分 时 日 月 周），例如 0 30 9 * * *',
    noTime: '这个表达式以后不会再运行',
    tooOften: '两次运行至少间隔 1 分钟',
    badParams: '必须是 JSON 对象，例如 {"hours": 24}',
    unknownParams: (names: string) => `任务没有参数 ${names}`,
    standard: '随产品提供，只能停止',
    busy: '上一次运行尚未结束，请稍候',
  },
  en: {
    unknownHandler: 'There is no such job',
    badCron:
      'Not a cron expression: six fields (second minute hour day month weekday), such as 0 30 9 * * *',
    noTime: 'No time of it is still to come',
    tooOften: 'Two runs must be at least one minute apart',
    badParams: 'Must be a JSON object, such as {"hours": 24}',
    unknownParams: (names) => `The job does not take ${names}`,
    standard: 'it comes with the product and can only be stopped',
    busy: 'The last run is not over yet. Please wait a moment',
  },
});
