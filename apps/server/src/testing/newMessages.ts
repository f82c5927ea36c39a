import { startOfBeijingDay } from '@mingjian/api';
import type { Database } from '../database/connect';
import { TEST_DAY } from './testDatabase';

/** The demo's messages are older: its present moment is ten in the morning. */
const DEMO_END = new Date(startOfBeijingDay(TEST_DAY).getTime() + 10 * 3_600_000);

/** Returns the messages that a test has caused, in no order. */
export const newMessages = ({ db }: Database) =>
  db.selectFrom('outbox').selectAll().where('createdAt', '>', DEMO_END).execute();

/** Removes the messages that earlier tests have caused, and those of the demo that wait. */
export const removeNewMessages = async ({ db }: Database) => {
  const removed = db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('createdAt', '>', DEMO_END), eb('status', '=', 0)]));
  await removed.execute();
};
