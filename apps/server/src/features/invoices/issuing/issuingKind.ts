import { object, string } from 'yup';

/** Name and payload of the job that asks the issuing service for an invoice. */
export const invoiceIssuing = {
  name: 'invoice-issuing',
  payload: object({ invoiceId: string().required() }),
};
