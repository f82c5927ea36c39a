import { defineTexts } from '../texts/texts';

export const breadcrumbTexts = defineTexts('Breadcrumb', {
  zh: { label: '当前位置', unfold: (count: number) => `展开中间 ${count} 级` },
  en: { label: 'Breadcrumb', unfold: (count: number) => `Show ${count} more levels` },
});
