import { orderPresence as calls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { reportPresence } from './reportPresence';

/** People who have the same order open. */
export const orderPresence: Feature = {
  name: 'orderPresence',
  calls: [
    bind(calls).to({
      report: async (report, caller, backend) => reportPresence(report, caller, backend),
    }),
  ],
  uncountedTables: ['orderPresences'],
};
