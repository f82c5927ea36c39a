import { apiKeys } from '@mingjian/api';
import { refusal } from '../../failure';
import type { BoundCall } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { apiKeyResource } from './resource';
import { apiKeyTexts } from './texts';

/** Most keys of a company. */
const MOST_KEYS = 20;

const calls = resourceCalls(apiKeys, apiKeyResource);

/** The four calls of keys. */
export const keyCalls: readonly BoundCall[] = [
  calls.getList,
  {
    ...calls.save,
    async run(input, caller, backend) {
      const saved = (await calls.save.run(input, caller, backend)) as { companyId: string };
      const { count } = await backend.db
        .selectFrom('apiKeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('companyId', '=', saved.companyId)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(count) > MOST_KEYS) throw refusal(409, apiKeyTexts, (t) => t.tooMany(MOST_KEYS));
      return saved;
    },
  },
  calls.update,
  calls.delete,
];
