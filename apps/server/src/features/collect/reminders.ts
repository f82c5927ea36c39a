import { beijing, beijingDay, DAY } from '@mingjian/api';
import { sql } from 'kysely';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { calendarOf } from '../orders/orderClock';
import { collectMoves, MOST_MESSAGES, PAUSE_MINUTES } from './collectMoves';
import { LINK_DAYS, newLink, sendLink } from './invite';
import { reminderTexts } from './reminderTexts';

/** Days after an invitation, or a return, on which its candidate is reminded. */
const PLAN = [1, 2, 3, 5, 7];
/** Hours of a working day in which a message of the plan may go out: from, and before. */
const HOURS = [8, 18] as const;
/** Milliseconds after a message of staff in which a day of the plan needs none of its own. */
const RECENT = 20 * 3_600_000;
/** Forms of one run. */
const MOST = 1_000;

/** Reminds candidates who have still something to do, by a plan of days. */
export const collectReminders: JobKind<object, Backend> = {
  name: 'collect-reminders',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: { title: reminderTexts((t) => t.title), note: reminderTexts((t) => t.note) },
  async run(_, backend) {
    const { db, now, outbox } = backend;
    if (!(await isPlanned(now(), db))) return;
    for (const id of await dueForms(db, now()))
      await db.transaction().execute(async (trx) => remind(id, { ...backend, db: trx }));
    outbox.wake();
  },
};

/** Returns whether messages of the plan may go out at a time: in the day, on working days. */
async function isPlanned(time: Date, db: Db) {
  const hour = Number(beijing(time).slice(11, 13));
  if (hour < HOURS[0] || hour >= HOURS[1]) return false;
  return (await calendarOf([time], db)).isWorkday(beijingDay(time));
}

/** Days of the plan that have come: several that were missed are one. */
const dueDays = sql<number>`(select count(*)::int from unnest(array[${sql.join(PLAN)}]::int[]) as day
  where remind_from + day * interval '1 day' <= `;

/** Returns forms of which a day of the plan has come, and whose candidates can be reached. */
async function dueForms(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select form.id from collect_forms form join orders o on o.id = form.order_id
    where form.is_reminded and form.status in (10, 20, 30, 35, 40, 60) and form.invite_channel <> 4
      and form.undeliverable is null and form.send_count < ${MOST_MESSAGES}
      and form.sent_at < ${new Date(now.getTime() - PAUSE_MINUTES * 60_000)}
      and o.order_status = 20 and o.hold_type <> 2
      and ${dueDays} ${now}) > form.plan_days
    order by form.remind_from, form.id limit ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reminds the candidate of a form, unless staff just did; either way the day is done. */
async function remind(id: string, backend: Backend) {
  const { db, now } = backend;
  const form = await collectMoves.lock(id, SYSTEM, db);
  if (!form?.isReminded || form.remindFrom === null || form.sentAt === null) return;
  const passed = now().getTime() - form.remindFrom.getTime();
  const planDays = PLAN.filter((day) => passed >= day * DAY).length;
  if (planDays <= form.planDays) return;
  if (now().getTime() - form.sentAt.getTime() < RECENT) {
    await db.updateTable('collectForms').set({ planDays }).where('id', '=', id).execute();
    return;
  }
  const linkExpiresAt = new Date(now().getTime() + LINK_DAYS * DAY);
  const columns = { planDays, linkExpiresAt };
  await makeMove(collectMoves, 'remind', { id, columns }, SYSTEM, backend);
  const url = await newLink({ formId: id, orderId: form.orderId }, backend);
  const scene = form.state === 60 ? 'candidateReturned' : 'candidateReminder';
  await sendLink({ formId: id, url, scene, content: await missingOf(id, db) }, backend);
}

/** Returns what the candidate was told to give, for a form that was returned. */
async function missingOf(formId: string, db: Db) {
  const last = await db
    .selectFrom('collectEvents')
    .select('content')
    .where('formId', '=', formId)
    .where('action', '=', 'returnItems')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.content ?? '';
}
