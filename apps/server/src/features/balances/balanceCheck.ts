import { object, string } from 'yup';
import type { Db } from '../../database/connect';
import { sendJob } from '../../jobs/jobKind';

/** The job that looks what companies have left. Its handler is `balanceWarnings`'. */
export const balanceCheck = {
  name: 'balance-check',
  payload: object({ companyId: string().required() }).noUnknown(),
};

/** Looks what a company has left, once the transaction that changes it is over. */
export const checkBalance = async (companyId: string, db: Db) =>
  sendJob(db, balanceCheck, { companyId }, { key: companyId });
