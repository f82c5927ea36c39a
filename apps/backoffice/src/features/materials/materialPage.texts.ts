import { defineTexts } from '@mingjian/ui';

/** Texts of the page of material libraries. */
export const materialPageTexts = defineTexts('materialPage', {
  zh: {
    title: '素材库',
    uploads: '正在上传的图片',
    subtitle: '文章、表单等处使用的图片。删除后，已使用它们的地方不受影响。',
  },
  en: {
    title: 'Materials',
    uploads: 'Pictures being uploaded',
    subtitle: 'Pictures for articles and forms. Deleted ones stay where they are used.',
  },
});
