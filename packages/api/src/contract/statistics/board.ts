import { object } from 'yup';
import { dayText, idText } from '../../schema';
import type { ServerInfo } from '../../entities/operations';
import type { AmountPoint } from '../../entities/statistics';
import { read } from '../call';

/** Figures of the dashboard, within the caller's scope. */
export interface BoardFigures {
  awaitingAcceptance: number;
  /** Taken by the caller (staff) or ordered by the caller's company, and not finished. */
  inProgress: number;
  /** Due within one working day. */
  dueSoon: number;
  overdue: number;
  waitingForCandidate: number;
  finishedThisMonth: number;
  /** Number of open orders at each status, 10 to 90. */
  byStatus: { orderStatus: number; count: number }[];
  /** Orders placed and finished per Beijing day, oldest first, 14 days, today last. */
  byDay: { day: string; placed: number; finished: number }[];
}

/** First figures of the mall dashboard. Amounts in fen. */
export interface MallFigures {
  orderCountToday: number;
  amountToday: number;
  orderCountThisMonth: number;
  amountThisMonth: number;
}

/** Dashboards. */
export const board = {
  getMainBoardData: read('/main/getMainBoardData').gives<BoardFigures>(),
  /** Spending of companies by day. */
  companyAmountLog: read('/main/companyAmountLog')
    .takes(object({ companyId: idText(), startDate: dayText(), endDate: dayText() }))
    .gives<AmountPoint[]>(),
  getServerInfo: read('/serverInfo/getServerInfo').gives<ServerInfo>(),
  /** The dashboard of menus whose module is `MALL`. */
  getMainBoradMall: read('/mainBoradMall/getMainBoradMall').gives<MallFigures>(),
  /** Amounts of the latest days, oldest first. */
  getLatestOrderAmount: read('/mainBoradMall/getLatestOrderAmount').gives<AmountPoint[]>(),
};
