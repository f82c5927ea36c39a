import { beijingDay } from '@mingjian/api';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { CALENDAR_EDITORS } from '../../roles';
import { peopleWithRight } from '../notices/peopleWithRight';
import { storeNotice } from '../notices/sendNotice';
import { calendarChangeTexts } from './texts';

/** Month from which the holidays of the next year should be known. */
const PUBLISHED_BY = '11';
/** Type of a notice that is about nothing else. */
const SYSTEM_NOTICE = 1;

/** Tells once who maintains the calendar that next year has no holidays yet. */
export const yearWarning: JobKind<object, Pick<Backend, 'db' | 'now'>> = {
  name: 'calendar-year',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: {
    title: calendarChangeTexts((t) => t.warning),
    note: calendarChangeTexts((t) => t.warningNote),
  },
  async run(_, { db, now }) {
    const today = beijingDay(now());
    const year = Number(today.slice(0, 4)) + 1;
    if (today.slice(5, 7) < PUBLISHED_BY || (await hasHolidays(year, db))) return;
    await db.transaction().execute(async (trx) => tell(year, trx, now));
  },
};

async function hasHolidays(year: number, db: Db) {
  const found = await db
    .selectFrom('calendarDays')
    .select('id')
    .where('year', '=', year)
    .where('dayType', 'in', [3, 4])
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function tell(year: number, db: Db, now: Backend['now']) {
  const isFirst = await db
    .insertInto('calendarWarnings')
    .values({ year, warnedAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('year')
    .executeTakeFirst();
  const targets = isFirst ? await peopleWithRight(CALENDAR_EDITORS[0]!.code, null, db) : [];
  if (targets.length === 0) return;
  await storeNotice(
    {
      orderId: null,
      companyId: null,
      noticeType: SYSTEM_NOTICE,
      title: calendarChangeTexts((t) => t.noHolidays(year))('zh'),
      content: calendarChangeTexts((t) => t.noHolidaysNote(year))('zh'),
      fromUser: null,
      remark: null,
    },
    { targets },
    { db, now },
  );
}
