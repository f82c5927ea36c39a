import { object } from 'yup';
import type { Db } from '../../database/connect';
import { sendJob } from '../../jobs/jobKind';

/** Name and payload of the job that sends the deliveries which are due. */
export const deliveryKind = { name: 'webhook-deliveries', payload: object({}).noUnknown() };

/** Has the deliveries sent that are due at a time, by default once the transaction ends. */
export const wakeDeliveries = async (db: Db, startAfter?: Date) =>
  sendJob(db, deliveryKind, {}, startAfter ? { startAfter } : {});
