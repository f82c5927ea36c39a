import { post } from './call';

/** First figures of the dashboard, within what the caller may see. */
export interface BoardFigures {
  awaitingAcceptance: number;
  /** Taken by the caller (staff) or ordered by the caller's company, and not finished. */
  inProgress: number;
  /** Due within one working day. */
  dueSoon: number;
  overdue: number;
  waitingForCandidate: number;
  finishedThisMonth: number;
  /** How many open orders wait at each status, 10 to 90. */
  byStatus: { orderStatus: number; count: number }[];
  /** Orders placed and finished per Beijing day, oldest first, 14 days, today last. */
  byDay: { day: string; placed: number; finished: number }[];
}

/** Dashboards. */
export const board = {
  getMainBoardData: post('/main/getMainBoardData').gives<BoardFigures>(),
};
