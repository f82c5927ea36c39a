import { calendarDay, isWeekend, type DayType } from '@mingjian/api';
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

/** Only holidays and make-up days differ from the week, so a reader needs no other row. */
function checkKind({ values, stored, caller }: Completion) {
  const { day, dayType } = { ...stored, ...values } as { day: string; dayType: DayType };
  const allowed: readonly DayType[] = isWeekend(day) ? [2, 3, 4] : [1, 3];
  if (allowed.includes(dayType)) return;
  const wording = calendarTexts((t) => (isWeekend(day) ? t.onWeekends : t.onWeekdays));
  throw inputFailure([['dayType', wording]], caller.language);
}
