import { defineTexts } from '../texts/texts';

export const maskedValueTexts = defineTexts('MaskedValue', {
  zh: {
    reveal: (label: string) => `查看${label}`,
    hide: (label: string) => `隐藏${label}`,
    copy: (label: string) => `复制${label}`,
    shown: (label: string, seconds: number) => `${label}已显示，${seconds} 秒后隐藏`,
    hidden: (label: string) => `${label}已隐藏`,
    reason: '查看原因',
    reasonMissing: '请填写查看原因',
    recorded: (seconds: number) => `原因会记入操作日志，查看 ${seconds} 秒后自动隐藏。`,
    show: '查看',
    failed: '未能查看，请稍后重试',
  },
  en: {
    reveal: (label: string) => `Show ${label}`,
    hide: (label: string) => `Hide ${label}`,
    copy: (label: string) => `Copy ${label}`,
    shown: (label: string, seconds: number) => `${label} is shown for ${seconds} seconds`,
    hidden: (label: string) => `${label} is hidden`,
    reason: 'Reason',
    reasonMissing: 'Give a reason',
    recorded: (seconds: number) =>
      `The reason is recorded in the audit log. The value is hidden after ${seconds} seconds.`,
    show: 'Show',
    failed: 'Could not be shown. Try again in a moment',
  },
});
