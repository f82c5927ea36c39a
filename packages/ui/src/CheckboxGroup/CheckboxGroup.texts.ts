import { defineTexts } from '../texts/texts';

export const checkboxGroupTexts = defineTexts('CheckboxGroup', {
  zh: {
    all: '全选',
    limits: (min: number, max: number) => `请选 ${min} 到 ${max} 项`,
    exactly: (count: number) => `请选 ${count} 项`,
    atLeast: (min: number) => `请至少选 ${min} 项`,
    atMost: (max: number) => `最多选 ${max} 项`,
    selected: (count: number) => `已选 ${count} 项`,
  },
  en: {
    all: 'Select all',
    limits: (min: number, max: number) => `Select ${min} to ${max}`,
    exactly: (count: number) => `Select ${count}`,
    atLeast: (min: number) => `Select at least ${min}`,
    atMost: (max: number) => `Select at most ${max}`,
    selected: (count: number) => `${count} selected`,
  },
});
