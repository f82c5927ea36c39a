import { defineTexts } from '../texts/texts';

export const breadcrumbTexts = defineTexts('Breadcrumb', {
  zh: { label: '当前位置', loading: '加载中', expand: (count: number) => `展开中间 ${count} 级` },
  en: {
    label: 'Breadcrumb',
    loading: 'Loading',
    expand: (count: number) => `Show ${count} more levels`,
  },
});
