import { idRef, orderRef } from '../../schema';
import {
  kpiItemDraft,
  orderKpiDraft,
  type CalculatedKpi,
  type KpiItem,
  type OrderKpi,
} from '../../entities/orders/kpi';
import { safeLevelDraft, type SafeLevel } from '../../entities/orders/safeLevel';
import { change, read } from '../call';
import { crud, entity } from '../crud';

/** Performance sheets and risk levels of orders. */
export const orderKpi = {
  saveOrderKpi: change('/gOrderKpiApi/saveOrderKpi').takes(orderKpiDraft).gives<OrderKpi[]>(),
  getOrderKpiList: read('/gOrderKpiApi/getOrderKpiList').takes(orderRef).gives<OrderKpi[]>(),
  /** Scores of an order as the rules calculate them, before any correction. */
  getCalKpiItemList: read('/gOrderKpiApi/getCalKpiItemList')
    .takes(orderRef)
    .gives<CalculatedKpi[]>(),
  /** As `saveOrderKpi`, by the reviewer: the sheet is approved with it. */
  saveOrderKpi2: change('/gOrderKpiApi/saveOrderKpi2').takes(orderKpiDraft).gives<OrderKpi[]>(),
  /** As `getOrderKpiList`, for the reviewer: everybody's rows. */
  getOrderKpiList2: read('/gOrderKpiApi/getOrderKpiList2').takes(orderRef).gives<OrderKpi[]>(),
  saveOrderSafeLevel: change('/gOrderKpiApi/saveOrderSafeLevel')
    .takes(safeLevelDraft)
    .gives<SafeLevel[]>(),
  getOrderSafeLevel: read('/gOrderKpiApi/getOrderSafeLevel').takes(orderRef).gives<SafeLevel[]>(),
  deleteSafeLevel: change('/gOrderSafeLevel/delete').takes(idRef).gives(),
};

/** Items that performance is measured by. */
export const kpiItems = {
  ...crud(entity<KpiItem>()('hKpiItem', kpiItemDraft)),
  /** The items in use, for drop-downs. */
  getInfoList: read('/hKpiItem/getInfoList').gives<KpiItem[]>(),
};
