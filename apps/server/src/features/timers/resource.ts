import { timer, type Timer } from '@mingjian/api';
import { sql, type RawBuilder } from 'kysely';
import type { ObjectSchema, ValidationError } from 'yup';
import { inputFailure, type FieldProblem } from '../../failure';
import { describeProblems } from '../../http/inputProblems';
import { timerHandlers } from '../../jobs/jobs';
import { nextTime } from '../../jobs/timer';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, ServedResource } from '../../resources/servedResource';
import { TIMER_KEEPERS } from '../../roles';
import type { Language, Wording } from '../../texts';
import { problemOfCron } from './cronTimes';
import { timerTexts } from './texts';

/** Timers, for those who keep them. */
export const timerResource: ServedResource<Timer> = serve(
  timer,
  'timers',
)({
  objectType: 'timer',
  module: 'system',
  label: 'jobName',
  scope: commonScope,
  defaultOrder: 'create_time asc',
  columns: {
    handlerName: ({ language }) => handlerName(language),
    lastRun: () => lastRun(sql`coalesce(started_at, created_at)`),
    lastResult: () => lastRun(sql`result`),
    lastCostMs: () => lastRun(sql`cost_ms`),
    failCount: () => sql`(select count(*)::int from timer_runs r
      where r.timer = timers.id and r.result = 3 and r.created_at > coalesce(
        (select max(created_at) from timer_runs done
          where done.timer = timers.id and done.result = 2), '-infinity'))`,
  },
  translated: { jobName: 'shownNameEn' },
  may: { read: TIMER_KEEPERS, create: TIMER_KEEPERS, delete: TIMER_KEEPERS },
  usedBy: [
    async ({ isStandard }) =>
      isStandard === 1 ? { wording: timerTexts((t) => t.standard) } : undefined,
  ],
  complete,
});

/** A name that no handler has any more is shown as it is. */
function handlerName(language: Language) {
  const names = timerHandlers.map(
    ({ name, timer: face }) => sql`when ${name} then ${face!.title(language)}`,
  );
  return sql`case timers.bean_name ${sql.join(names, sql` `)} else timers.bean_name end`;
}

const lastRun = (value: RawBuilder<unknown>) => sql`(select ${value} from timer_runs r
  where r.timer = timers.id order by created_at desc, due_at desc nulls first limit 1)`;

/** Refuses what could not run. A changed expression begins now: no earlier time is made up for. */
async function complete({ values, stored, caller, now }: Completion) {
  const { language } = caller;
  const beanName = String(values.beanName ?? stored?.beanName);
  const problems: FieldProblem[] = [];
  const handler = timerHandlers.find(({ name }) => name === beanName);
  if (!handler) problems.push(['beanName', timerTexts((t) => t.unknownHandler)]);
  const { cron, params } = values as { cron?: string; params?: string | null };
  const wrongCron = cron !== undefined && problemOfCron(cron, now);
  if (wrongCron) problems.push(['cron', wrongCron]);
  const wrongParams = handler && params && (await problemOfParams(params, handler, language));
  if (wrongParams) problems.push(['params', wrongParams]);
  if (problems.length > 0) throw inputFailure(problems, language);
  return {
    ...(values.jobName !== undefined && { nameEn: null }),
    ...(cron !== undefined &&
      stored?.status === 1 && { activeSince: now, nextRun: nextTime(cron, now) }),
  };
}

async function problemOfParams(
  text: string,
  { payload }: (typeof timerHandlers)[number],
  language: Language,
): Promise<Wording | undefined> {
  const params = objectIn(text);
  if (!params) return timerTexts((t) => t.badParams);
  try {
    await payload.validate(params, { strict: true, abortEarly: false });
    return undefined;
  } catch (error) {
    const whole = error as ValidationError;
    const unknown = [...whole.inner, whole].find(({ type }) => type === 'noUnknown');
    if (unknown) {
      const known = Object.keys((payload as ObjectSchema<object>).fields);
      const others = Object.keys(params).filter((name) => !known.includes(name));
      return timerTexts((t) => t.unknownParams(others.join(', ').slice(0, 200)));
    }
    return () => describeProblems(error, language);
  }
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
