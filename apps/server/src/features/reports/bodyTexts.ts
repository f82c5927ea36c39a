import { defineTexts } from '../../texts';

/** Words of the survey items of a report. */
export const bodyTexts = defineTexts({
  zh: {
    stretch: (name: string, number: number) => `${name}（${number}）`,
    verdicts: { 1: '一致', 2: '略有出入', 3: '不一致', 4: '无法核实' },
  },
  en: {
    stretch: (name, number) => `${name} (${number})`,
    verdicts: { 1: 'Agrees', 2: 'Differs slightly', 3: 'Differs', 4: 'Not verifiable' },
  },
});
