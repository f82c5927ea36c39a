import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const clientErrorTexts = defineTexts({
  zh: { tooManyReports: '错误报告过多，请稍后再报告' },
  en: { tooManyReports: 'Too many error reports, please report later' },
});
