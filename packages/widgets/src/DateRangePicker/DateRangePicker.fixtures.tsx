import { defineTexts, useTexts } from '@mingjian/ui';
import { dynamicDays, type DynamicToken } from '../../../api/src';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
import type { DatePreset } from './model/datePresets';

/** Texts of the presets of stories and tests. */
const presetTexts = defineTexts('presetFixtures', {
  zh: {
    TODAY: '今天',
    YESTERDAY: '昨天',
    LAST_7_DAYS: '最近7天',
    LAST_30_DAYS: '最近30天',
    THIS_WEEK: '本周',
    THIS_MONTH: '本月',
    LAST_MONTH: '上月',
    THIS_QUARTER: '本季度',
    THIS_YEAR: '今年',
  },
  en: {
    TODAY: 'Today',
    YESTERDAY: 'Yesterday',
    LAST_7_DAYS: 'Last 7 days',
    LAST_30_DAYS: 'Last 30 days',
    THIS_WEEK: 'This week',
    THIS_MONTH: 'This month',
    LAST_MONTH: 'Last month',
    THIS_QUARTER: 'This quarter',
    THIS_YEAR: 'This year',
  },
} satisfies Record<'zh' | 'en', Partial<Record<DynamicToken, string>>>);

/** Nine usual presets in the current language. */
function usePresets(): DatePreset[] {
  const names = useTexts(presetTexts);
  return (Object.keys(names) as (keyof typeof names)[]).map((key) => ({
    key,
    label: names[key],
    spanOn: (today) => dynamicDays(key, today),
  }));
}

/** A field with the usual presets, labelled 下单时间. */
export function OrderTimeField(props: Partial<DateRangePickerProps>) {
  return <DateRangePicker label="下单时间" presets={usePresets()} {...props} />;
}
