import { defineTexts } from '../../texts';

/** Explanations of the numbers that a score is the sum of. */
export const partTexts = defineTexts({
  zh: {
    full: (max: number) => `满分 ${max}`,
    least: () => '最低 0 分',
    late: (task: string, days: number, part: number) =>
      `「${task}」逾期 ${days} 天提交（承担 ${part}%）`,
    returned: (task: string, count: number, part: number) =>
      `「${task}」审核退回 ${count} 次（承担 ${part}%）`,
    reopened: (task: string, count: number, part: number) =>
      `「${task}」通过后重开 ${count} 次（承担 ${part}%）`,
    supplements: (task: string, count: number, part: number) =>
      `「${task}」首次以外补充 ${count} 次（承担 ${part}%）`,
    contacts: (needed: number, made: number) => `应有联系记录 ${needed} 次，实有 ${made} 次`,
    unproven: (task: string) => `「${task}」红灯或黄灯没有佐证`,
    noSource: (count: number) => `${count} 次电话联系没有注明号码来源`,
    contacted: (count: number) => `${count} 次联系了候选人要求暂不联系的单位`,
  },
  en: {
    full: (max) => `Full marks ${max}`,
    least: () => 'At least 0',
    late: (task, days, part) =>
      `“${task}” submitted ${days} ${days === 1 ? 'day' : 'days'} late (${part}% of the whole)`,
    returned: (task, count, part) =>
      `“${task}” returned by the reviewer: ${count} (${part}% of the whole)`,
    reopened: (task, count, part) =>
      `“${task}” reopened after it had passed: ${count} (${part}% of the whole)`,
    supplements: (task, count, part) =>
      `“${task}” supplements after the first: ${count} (${part}% of the whole)`,
    contacts: (needed, made) => `Contacts to log: ${needed}, logged: ${made}`,
    unproven: (task) => `“${task}” is red or yellow without evidence`,
    noSource: (count) => `Calls without the source of the number: ${count}`,
    contacted: (count) =>
      `Contacts with an employer that the candidate asked not to contact yet: ${count}`,
  },
});
