import { board as boardCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { boardOf } from './board';

/** The dashboard. */
export const dashboard: Feature = {
  name: 'dashboard',
  calls: [
    bind(boardCalls).part({
      getMainBoardData: async (_, caller, backend) => boardOf(caller, backend),
    }),
  ],
};
