import { calendar, type InputOf } from '@mingjian/api';
import { bind, type BoundCall } from '../../http/bind';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { resourceChanges } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { CALENDAR_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { insertDays } from '../workCalendar/calendarDays';
import { CALENDAR_MODULE, calendarDayResource } from '../workCalendar/resource';
import { changeCalendar } from './changeCalendar';
import { effectOfDays, saveDays } from './saveDays';

/** Returns a call of the engine after which due times follow the calendar. */
const followed = (bound: BoundCall): BoundCall => ({
  ...bound,
  run: async (input, caller, backend, ...rest) => {
    const change = async () => bound.run(input, caller, backend, ...rest);
    return (await changeCalendar(change, backend)).result;
  },
});

async function insertYear(
  { year }: InputOf<typeof calendar.insertYear>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, CALENDAR_EDITORS);
  const { db, now } = backend;
  const change = async () => insertDays(year, now(), db);
  const { result: inserted } = await changeCalendar(change, backend);
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
}

/** Changes of the working calendar, which due times follow. */
export const calendarChanges: Feature = {
  name: 'calendarChanges',
  calls: [
    resourceChanges(calendar, calendarDayResource).map(followed),
    bind(calendar).part({
      insertYear,
      saveDays,
      getEffect: async (days, caller, backend) => effectOfDays(days, caller, backend),
    }),
  ],
  uncountedTables: ['calendarWarnings'],
};
