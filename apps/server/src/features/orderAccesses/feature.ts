import { orderAccesses as calls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { accessesToOrder, accessesToOwn } from './readAccesses';

/** The log of accesses to the data of candidates. */
export const orderAccesses: Feature = {
  name: 'orderAccesses',
  calls: [
    bind(calls).to({
      getAccesses: async (request, caller, backend) => accessesToOrder(request, caller, backend),
      getOwnAccesses: async (request, caller, backend) => accessesToOwn(request, caller, backend),
    }),
  ],
  uncountedTables: ['orderAccesses'],
};
