import { defineTexts } from '../../texts';

/** Words of the survey items of a report. */
export const bodyTexts = defineTexts({
  zh: {
    stretch: (name: string, number: number) => `${name}（${number}）`,
    yes: '是',
    no: '否',
    present: '至今',
  },
  en: {
    stretch: (name, number) => `${name} (${number})`,
    yes: 'Yes',
    no: 'No',
    present: 'present',
  },
});
