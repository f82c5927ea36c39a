import { object, string } from 'yup';

/** Name and payload of the job that asks the data source of an interface. */
export const sourceQuery = {
  name: 'source-query',
  payload: object({ apiId: string().required() }),
};
