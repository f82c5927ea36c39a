import { object, string } from 'yup';

/** The job that makes the documents of an issued version. Its handler is `renderReports`. */
export const reportRendering = {
  name: 'report-rendering',
  payload: object({ versionId: string().required() }),
};
