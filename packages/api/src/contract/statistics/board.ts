import { object } from 'yup';
import { dayText, idText } from '../../schema';
import type { Board } from '../../entities/statistics/board';
import type { ServerInfo } from '../../entities/system/serverInfo';
import type { AmountPoint } from '../../entities/statistics/statistics';
import { read } from '../call';

/** First figures of the mall dashboard. Amounts in fen. */
export interface MallFigures {
  orderCountToday: number;
  amountToday: number;
  orderCountThisMonth: number;
  amountThisMonth: number;
}

/** Dashboards. */
export const board = {
  getMainBoardData: read('/main/getMainBoardData').gives<Board>(),
  /** Spending of companies by day. */
  companyAmountLog: read('/main/companyAmountLog')
    .takes(object({ companyId: idText(), startDate: dayText(), endDate: dayText() }))
    .gives<AmountPoint[]>(),
  /** The state of the server, for administrators. */
  getServerInfo: read('/serverInfo/getServerInfo').gives<ServerInfo>(),
  /** The dashboard of menus whose module is `MALL`. */
  getMainBoradMall: read('/mainBoradMall/getMainBoradMall').gives<MallFigures>(),
  /** Amounts of the latest days, oldest first. */
  getLatestOrderAmount: read('/mainBoradMall/getLatestOrderAmount').gives<AmountPoint[]>(),
};
