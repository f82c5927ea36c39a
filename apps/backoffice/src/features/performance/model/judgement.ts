import { InputError, type ApiError, type DangerLevel, type SafeLevel } from '@mingjian/api';
import type { FormRefusal, FormValues } from '@mingjian/widgets/Form';

/** Returns the values of the form that judges a task. */
export const valuesOfLevel = (level: SafeLevel): FormValues => ({
  dangerValue: level.dangerValue,
  reason: level.reason ?? '',
  overrideReason: level.overrideReason ?? '',
  evidenceIds: level.evidence.map(({ id }) => id),
  sourceCount: level.sourceCount,
});

/** Returns the judgement in the values of the form, from the version that its reader saw. */
export const judgementOf = ({ taskId, dangerType, version }: SafeLevel, values: FormValues) => ({
  taskId,
  dangerType,
  version,
  dangerValue: values['dangerValue'] as DangerLevel,
  reason: (values['reason'] ?? '') as string,
  overrideReason: (values['overrideReason'] ?? '') as string,
  evidenceIds: (values['evidenceIds'] ?? []) as string[],
  sourceCount: Number(values['sourceCount'] ?? 0),
});

/** Returns a refusal with the problems at the fields of the form: `levels.0.reason` is `reason`. */
export function refusalOfLevel(error: ApiError): FormRefusal {
  if (!(error instanceof InputError)) return { message: error.message };
  const problems = Object.entries(error.fields).map(([field, problem]): [string, string] => [
    field.replace(/^levels\.0\./, ''),
    problem,
  ]);
  return { problems: Object.fromEntries(problems) };
}
