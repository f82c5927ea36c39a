import { defineTexts } from '@mingjian/ui';

export const liveTexts = defineTexts('review.live', {
  zh: {
    live: '实时场景',
    before: '改动前，实时',
    after: '改动后，实时',
    newWindow: '（新窗口）',
    needs: '需在项目里运行',
    narrow: (width: string) => `，窗口宽 ${width} 像素`,
    forced: '，并打开系统的强制颜色',
  },
  en: {
    live: 'Live story',
    before: 'before, live',
    after: 'after, live',
    newWindow: ' (new window)',
    needs: 'while the project runs',
    narrow: (width) => `, in a window ${width} px wide`,
    forced: ', with the system’s forced colours on',
  },
});
