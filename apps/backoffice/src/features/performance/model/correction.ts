import { InputError, type ApiError, type OrderKpi } from '@mingjian/api';
import type { FormRefusal, FormValues } from '@mingjian/widgets/Form';

/** Returns the values of the form that corrects rows, three for each. */
export const valuesOfRows = (rows: readonly OrderKpi[]): FormValues =>
  Object.fromEntries(
    rows.flatMap(({ score, share, deductReason }, index) => [
      [`score${index}`, score],
      [`share${index}`, share],
      [`deductReason${index}`, deductReason ?? ''],
    ]),
  );

/** Returns the corrections in the values of the form. */
export const correctionOf = (rows: readonly OrderKpi[], values: FormValues) =>
  rows.map(({ userId, itemCode, score, share }, index) => ({
    userId,
    itemCode,
    score: Number(values[`score${index}`] ?? score),
    share: Number(values[`share${index}`] ?? share),
    deductReason: (values[`deductReason${index}`] ?? '') as string,
  }));

/** Returns a refusal with the problems at the fields of the form: `rows.1.score` is `score1`. */
export function refusalOfRows(error: ApiError): FormRefusal {
  if (!(error instanceof InputError)) return { message: error.message };
  const problems = Object.entries(error.fields).map(([field, problem]): [string, string] => [
    field.replace(/^rows\.(\d+)\.(\w+)$/, '$2$1'),
    problem,
  ]);
  return { problems: Object.fromEntries(problems) };
}
