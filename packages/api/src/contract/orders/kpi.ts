import { idRef, orderRef } from '../../schema';
import {
  kpiCorrectionDraft,
  kpiNotesDraft,
  type CalculatedKpi,
  type KpiSheet,
} from '../../entities/orders/kpi';
import { safeLevelDraft, type SafeLevel } from '../../entities/orders/safeLevel';
import { kpiItem, type KpiItem } from '../../resources/orders/kpiItem';
import { change, read } from '../call';
import { crud } from '../crud';

/** Performance sheets and risk levels of orders. */
export const orderKpi = {
  /** Saves the calculated sheet with statements of the caller about the own rows. */
  saveOrderKpi: change('/gOrderKpiApi/saveOrderKpi').takes(kpiNotesDraft).gives<KpiSheet>(),
  /** The sheet with the caller's own rows. */
  getOrderKpiList: read('/gOrderKpiApi/getOrderKpiList').takes(orderRef).gives<KpiSheet>(),
  /** Scores of an order as the rules calculate them, before any correction. */
  getCalKpiItemList: read('/gOrderKpiApi/getCalKpiItemList')
    .takes(orderRef)
    .gives<CalculatedKpi[]>(),
  /** Corrects rows of a sheet with a reason, and approves it. */
  saveOrderKpi2: change('/gOrderKpiApi/saveOrderKpi2').takes(kpiCorrectionDraft).gives<KpiSheet>(),
  /** The sheet with everybody's rows. */
  getOrderKpiList2: read('/gOrderKpiApi/getOrderKpiList2').takes(orderRef).gives<KpiSheet>(),
  saveOrderSafeLevel: change('/gOrderKpiApi/saveOrderSafeLevel')
    .takes(safeLevelDraft)
    .gives<SafeLevel[]>(),
  getOrderSafeLevel: read('/gOrderKpiApi/getOrderSafeLevel').takes(orderRef).gives<SafeLevel[]>(),
  /** Takes the judgement of a task back: its evidence goes, and the suggested level returns. */
  deleteSafeLevel: change('/gOrderSafeLevel/delete').takes(idRef).gives(),
};

/** Items that performance is measured by. */
export const kpiItems = {
  ...crud(kpiItem),
  /** The items in use. */
  getInfoList: read('/hKpiItem/getInfoList').gives<KpiItem[]>(),
};
