import { userConfig } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { serve } from '../../resources/serve';
import { EVERYBODY } from '../../roles';

/** Settings of people, each for its owner alone. */
export const configResource = serve(
  userConfig,
  'userConfigs',
)({
  objectType: 'userConfig',
  module: 'system',
  label: 'code',
  scope: {
    where: ({ userId }) => sql<SqlBool>`user_configs.user_id = ${userId}`,
  },
  defaultOrder: 'code asc',
  may: { read: EVERYBODY },
});
