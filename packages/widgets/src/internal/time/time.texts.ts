import { defineTexts } from '@mingjian/ui';

/** Texts of time fields and their list of times. */
export const timeTexts = defineTexts('Time', {
  zh: {
    timePlaceholder: 'HH:mm',
    secondsPlaceholder: 'HH:mm:ss',
    open: (label: string) => `选择${label}`,
    clear: (label: string) => `清除${label}`,
    panel: (label: string) => `${label}可选时间`,
    times: '时间',
    morning: '上午',
    afternoon: '下午',
    now: '此刻',
    noTimes: '没有可选的时间',
    unreadableTime: '请输入时间，例如 09:30',
    noSuchTime: '没有这个时间，请检查小时和分钟',
  },
  en: {
    timePlaceholder: 'HH:mm',
    secondsPlaceholder: 'HH:mm:ss',
    open: (label) => `Select ${label}`,
    clear: (label) => `Clear ${label}`,
    panel: (label) => `Times for ${label}`,
    times: 'Times',
    morning: 'Morning',
    afternoon: 'Afternoon',
    now: 'Now',
    noTimes: 'No times available',
    unreadableTime: 'Enter a time such as 09:30',
    noSuchTime: 'This time does not exist. Check the hour and minute.',
  },
});
