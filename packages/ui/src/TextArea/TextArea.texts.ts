import { defineTexts } from '../texts/texts';

export const textAreaTexts = defineTexts('TextArea', {
  zh: {
    counted: (length: number, max: number) => `已输入 ${length} 字，最多 ${max} 字`,
    left: (left: number) => (left === 0 ? '已到字数上限' : `还可输入 ${left} 字`),
  },
  en: {
    counted: (length: number, max: number) => `${length} of at most ${max} characters`,
    left: (left: number) => (left === 0 ? 'No characters left' : `${left} characters left`),
  },
});
