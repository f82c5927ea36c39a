import { calendar as calendarCalls, calendarDay } from '@mingjian/api';
import { bindCall } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { logEvent } from '../../resources/operateLog';
import { resourceCalls } from '../../resources/resourceCalls';
import { commonScope, demandRight } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ANY_ROLE, CALENDAR_EDITORS } from '../../roles';
import { insertDays } from './calendarDays';

const MODULE = 'calendar';

/** The working days of the provider, by which due times are counted. Everybody may read them. */
const calendarDays = serve(calendarDay, {
  table: 'calendarDays',
  objectType: 'calendarDay',
  module: MODULE,
  label: 'day',
  defaultOrder: 'day desc',
  scope: commonScope,
  uniques: { calendar_days_day: 'day' },
  may: { read: ANY_ROLE, create: CALENDAR_EDITORS, delete: CALENDAR_EDITORS },
});

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
