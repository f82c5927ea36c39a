import { calendar as calendarCalls } from '@mingjian/api';
import { bindCall } from '../../http/bind';
import { logEvent } from '../../resources/operateLog';
import { resourceCalls } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { CALENDAR_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { insertDays } from './calendarDays';
import { CALENDAR_MODULE, calendarDayResource } from './resource';

const insertYear = bindCall(calendarCalls.insertYear, async ({ year }, caller, { db, now }) => {
  demandRight(caller, CALENDAR_EDITORS);
  const inserted = await insertDays(year, now(), db);
  if (inserted > 0)
    await logEvent(
      {
        action: 'created',
        module: CALENDAR_MODULE,
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
  calls: [Object.values(resourceCalls(calendarCalls, calendarDayResource)), [insertYear]],
  resources: [calendarDayResource],
};
