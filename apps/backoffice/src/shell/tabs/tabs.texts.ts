import { defineTexts } from '@mingjian/ui';

export const tabsTexts = defineTexts('tabs', {
  zh: {
    strip: '打开的页面',
    menu: (name: string) => `${name}：标签页操作`,
    refresh: '刷新',
    close: '关闭当前',
    closeNamed: (name: string) => `关闭 ${name}`,
    closeOthers: '关闭其他',
    closeAll: '全部关闭',
    openStandalone: '单页打开',
  },
  en: {
    strip: 'Open pages',
    menu: (name: string) => `${name}: tab actions`,
    refresh: 'Refresh',
    close: 'Close',
    closeNamed: (name: string) => `Close ${name}`,
    closeOthers: 'Close others',
    closeAll: 'Close all',
    openStandalone: 'Open as a standalone page',
  },
});
