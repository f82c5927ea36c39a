import { object } from 'yup';
import type { OutboxWorker } from '../features/outbox/outboxWorker';
import { tidyRegistrationPapers } from '../features/companyRegistrations/registrationPapers';
import type { FileContents } from '../features/files/fileContents';
import { tidyUploads } from '../features/files/tidyUploads';
import { removeExpired } from '../features/session/authenticate';
import type { Backend } from '../http/backend';
import type { JobKind } from './jobKind';
import type { Timer } from './timer';

/** The services that jobs use. */
export type JobServices = Omit<Backend, 'outbox' | 'uploads'> & {
  outbox: OutboxWorker;
  uploads: FileContents;
};

/** Removes what has expired: rows, texts, papers, and uploads that nobody has finished. */
const tidying: JobKind<object, JobServices> = {
  name: 'tidying',
  payload: object({}),
  retries: 2,
  pause: 60,
  async run(_, services) {
    await removeExpired(services);
    await services.outbox.tidy();
    await tidyRegistrationPapers(services);
    await tidyUploads(services);
    await services.db
      .deleteFrom('timerRuns')
      .where('dueAt', '<', new Date(services.now().getTime() - RUNS_KEPT_FOR))
      .execute();
  },
};

/** Milliseconds that runs of timers are kept: more than a year, since a timer may be yearly. */
const RUNS_KEPT_FOR = 400 * 24 * 3_600_000;

/** All kinds of jobs. */
export const jobKinds = [tidying] as const;

/** All timers. */
export const timers: readonly Timer<JobServices>[] = [
  { name: 'tidying', cron: '0 7 * * * *', missed: 'once', kind: tidying },
];
