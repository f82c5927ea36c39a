import { board as boardCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { boardFigures } from './boardFigures';

/** The dashboard. */
export const dashboard: Feature = {
  name: 'dashboard',
  calls: [
    bind(boardCalls).part({
      getMainBoardData: async (_, caller, backend) => boardFigures(caller, backend),
    }),
  ],
};
