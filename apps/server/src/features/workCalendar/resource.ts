import { calendarDay, dayTypesOf, isWeekend, type DayType } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { ANY_ROLE, CALENDAR_EDITORS } from '../../roles';
import { calendarTexts } from './texts';

/** Part of the product in the operate log. */
export const CALENDAR_MODULE = 'calendar';

/** The working days of the provider, by which due times are counted. Everybody may read them. */
export const calendarDayResource = serve(
  calendarDay,
  'calendarDays',
)({
  objectType: 'calendarDay',
  module: CALENDAR_MODULE,
  label: 'day',
  defaultOrder: 'day desc',
  scope: commonScope,
  uniques: { calendar_days_day: 'day' },
  may: { read: ANY_ROLE, create: CALENDAR_EDITORS, delete: CALENDAR_EDITORS },
  complete: async (row) => {
    checkKind(row);
    return {};
  },
});

function checkKind({ values, stored, caller }: Completion) {
  const { day, dayType } = { ...stored, ...values } as { day: string; dayType: DayType };
  if (!dayTypesOf(day).includes(dayType))
    throw inputFailure([['dayType', kindsOf(day)]], caller.language);
}

/** Returns the sentence that says which kinds a day may have. */
export const kindsOf = (day: string) =>
  calendarTexts((t) => (isWeekend(day) ? t.onWeekends : t.onWeekdays));
