import type { ReportLanguage } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { documentOf } from './documents';
import { reportRendering } from './reportRendering';

const LANGUAGES: readonly ReportLanguage[] = ['zh', 'en'];

/** Makes the documents of an issued version in both languages. Those that are there stay. */
export const reportRenderings: JobKind<{ versionId: string }, Backend> = {
  ...reportRendering,
  retries: 4,
  pause: 10,
  async run({ versionId }, backend) {
    const row = await backend.db
      .selectFrom('reportVersions')
      .selectAll()
      .where('id', '=', versionId)
      .where('status', '>=', 40)
      .executeTakeFirst();
    if (!row) return;
    for (const language of LANGUAGES) await documentOf(row, language, JOB, backend);
  },
};

/** Name under which documents wait for their turn. */
const JOB = { userId: 'reports' };
