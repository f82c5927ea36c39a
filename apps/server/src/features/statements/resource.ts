import { statement } from '@mingjian/api';
import { sql } from 'kysely';
import { refusal } from '../../failure';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import { reachedStatements } from './reachedStatements';
import { CLIENT_ACCOUNTANTS, STATEMENT_KEEPERS, STATEMENT_READERS } from '../../roles';
import { statementTexts } from './texts';

/** Statements: staff see all, a client its own once they were sent. */
export const statementResource = serve(
  statement,
  'statements',
)({
  objectType: 'statement',
  module: 'finance',
  label: 'statementNo',
  company: 'companyId',
  scope: { where: reachedStatements },
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    confirmUser: { by: 'confirmedBy', table: 'users', column: 'realname' },
    sentTime: 'sentAt',
    confirmedTime: 'confirmedAt',
    overdueDays: () => sql`case when statements.status in (3, 4) and statements.due_date is not null
      then greatest(0, (now() at time zone 'Asia/Shanghai')::date - statements.due_date::date)
      else 0 end`,
  },
  references: { companyId: knownCompany },
  may: {
    read: [...STATEMENT_READERS, ...CLIENT_ACCOUNTANTS],
    create: STATEMENT_KEEPERS,
  },
  complete: async ({ stored }) => {
    if (stored && Number(stored['status']) >= 3)
      throw refusal(409, statementTexts, (t) => t.frozen);
    return {};
  },
});
