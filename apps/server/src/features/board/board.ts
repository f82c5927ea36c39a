import { board } from '@mingjian/api';
import { bind } from '../../http/bind';
import { boardFigures } from './boardFigures';

/** The dashboard. */
export const boardCalls = bind(board).part({
  getMainBoardData: async (_, caller, backend) => boardFigures(caller, backend),
});
