import { changesOf, idRef, orderRef, type Changes } from '../entities/fields';
import {
  kpiItemDraft,
  orderKpiDraft,
  type CalculatedKpi,
  type KpiItem,
  type KpiItemDraft,
  type OrderKpi,
} from '../entities/kpi';
import { safeLevelDraft, type SafeLevel } from '../entities/safeLevel';
import { post } from './call';
import { crud } from './crud';

/** Performance sheets and risk levels of orders. */
export const orderKpi = {
  saveOrderKpi: post('/gOrderKpiApi/saveOrderKpi').takes(orderKpiDraft).gives<OrderKpi[]>(),
  getOrderKpiList: post('/gOrderKpiApi/getOrderKpiList').takes(orderRef).gives<OrderKpi[]>(),
  /** What the rules reckon for an order before anybody corrects it. */
  getCalKpiItemList: post('/gOrderKpiApi/getCalKpiItemList')
    .takes(orderRef)
    .gives<CalculatedKpi[]>(),
  /** As `saveOrderKpi`, by the reviewer: the sheet is approved with it. */
  saveOrderKpi2: post('/gOrderKpiApi/saveOrderKpi2').takes(orderKpiDraft).gives<OrderKpi[]>(),
  /** As `getOrderKpiList`, for the reviewer: everybody's rows. */
  getOrderKpiList2: post('/gOrderKpiApi/getOrderKpiList2').takes(orderRef).gives<OrderKpi[]>(),
  saveOrderSafeLevel: post('/gOrderKpiApi/saveOrderSafeLevel')
    .takes(safeLevelDraft)
    .gives<SafeLevel[]>(),
  getOrderSafeLevel: post('/gOrderKpiApi/getOrderSafeLevel').takes(orderRef).gives<SafeLevel[]>(),
  deleteSafeLevel: post('/gOrderSafeLevel/delete').takes(idRef).gives(),
};

/** What performance is measured by. */
export const kpiItems = {
  ...crud<KpiItem, KpiItemDraft, Changes<KpiItemDraft>>('hKpiItem', kpiItemDraft, {
    changes: changesOf(kpiItemDraft),
  }),
  /** The items in use, for drop-downs. */
  getInfoList: post('/hKpiItem/getInfoList').gives<KpiItem[]>(),
};
