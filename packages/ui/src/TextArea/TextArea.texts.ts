import { defineTexts } from '../texts/texts';

export const textAreaTexts = defineTexts('TextArea', {
  zh: {
    counted: (length: number, most: number) => `已输入 ${length} 字，最多 ${most} 字`,
    left: (left: number) => (left === 0 ? '已到字数上限' : `还可输入 ${left} 字`),
  },
  en: {
    counted: (length: number, most: number) => `${length} of at most ${most} characters`,
    left: (left: number) => (left === 0 ? 'No characters left' : `${left} characters left`),
  },
});
