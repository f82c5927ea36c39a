import { calendar as calendarCalls, calendarDay, isWeekend, type DayType } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { bindCall } from '../../http/bind';
import { logEvent } from '../../resources/operateLog';
import { resourceCalls } from '../../resources/resourceCalls';
import { commonScope, demandRight } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { ANY_ROLE, CALENDAR_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { insertDays } from './calendarDays';
import { calendarTexts } from './texts';

const MODULE = 'calendar';

/** The working days of the provider, by which due times are counted. Everybody may read them. */
const calendarDays = serve(
  calendarDay,
  'calendarDays',
)({
  objectType: 'calendarDay',
  module: MODULE,
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

const insertYear = bindCall(calendarCalls.insertYear, async ({ year }, caller, { db, now }) => {
  demandRight(caller, CALENDAR_EDITORS);
  const inserted = await insertDays(year, now(), db);
  if (inserted > 0)
    await logEvent(
      {
        action: 'created',
        module: MODULE,
        objectType: 'calendarYear',
        objectId: String(year),
        after: { inserted },
      },
      caller,
      now(),
      db,
    );
  return { inserted };
});

/** The working calendar. */
export const workCalendar: Feature = {
  name: 'workCalendar',
  calls: [Object.values(resourceCalls(calendarCalls, calendarDays)), [insertYear]],
  resources: [calendarDays],
};
