import { defineTexts } from '../texts/texts';

export const tagInputTexts = defineTexts('TagInput', {
  zh: {
    added: (tags: string) => `已添加 ${tags}`,
    removed: (tag: string) => `已移除 ${tag}`,
    duplicate: (tags: string) => `“${tags}”已经添加过了`,
    excess: (max: number, tags: string) => `最多添加 ${max} 个，未添加 ${tags}`,
    join: '、',
  },
  en: {
    added: (tags: string) => `Added ${tags}`,
    removed: (tag: string) => `Removed ${tag}`,
    duplicate: (tags: string) => `“${tags}” has already been added`,
    excess: (max: number, tags: string) => `At most ${max}: ${tags} not added`,
    join: ', ',
  },
});
