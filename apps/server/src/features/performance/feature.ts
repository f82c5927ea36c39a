import { beijing, kpiItems as itemCalls, orderKpi, type CalculatedKpi } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { resourceCalls } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS, STAFF } from '../../roles';
import type { Feature } from '../feature';
import { kpiItemResource } from './itemResource';
import { deleteSafeLevel, saveSafeLevels } from './judge';
import { calculatedRows, itemsInUse } from './readFacts';
import { safeLevelsOf } from './safeLevels';
import { correctSheet, readSheet, saveNotes } from './saveSheet';
import { seesEverybody } from './sheetRows';
import { visibleOrder } from './visibleOrder';
import './orderEffects';

/** Performance on orders: items, calculated sheets, corrections; and risk levels with evidence. */
export const performance: Feature = {
  name: 'performance',
  calls: [
    Object.values(resourceCalls(itemCalls, kpiItemResource)),
    bind(itemCalls).part({
      getInfoList: async (_, caller, { db }) => {
        demandRight(caller, STAFF);
        const items = await itemsInUse(db);
        return items.map(
          ({ createdAt, updatedAt, deletedAt: _deleted, name, nameEn, ...item }) => ({
            ...item,
            name: (caller.language === 'en' && nameEn) || name,
            nameEn,
            // Rates are the administrators' alone.
            rate: null,
            createTime: beijing(createdAt),
            updateTime: beijing(updatedAt),
          }),
        );
      },
    }),
    bind(orderKpi).to({
      saveOrderKpi: async (input, caller, backend) => saveNotes(input, caller, backend),
      getOrderKpiList: async ({ orderId }, caller, backend) =>
        readSheet(orderId, 'own', caller, backend),
      getCalKpiItemList: async ({ orderId }, caller, backend) =>
        calculated(orderId, caller, backend),
      saveOrderKpi2: async (input, caller, backend) => correctSheet(input, caller, backend),
      getOrderKpiList2: async ({ orderId }, caller, backend) =>
        readSheet(orderId, 'all', caller, backend),
      saveOrderSafeLevel: async (input, caller, backend) => saveSafeLevels(input, caller, backend),
      getOrderSafeLevel: async ({ orderId }, caller, backend) =>
        safeLevelsOf(orderId, caller, backend),
      deleteSafeLevel: async (ref, caller, backend) => deleteSafeLevel(ref, caller, backend),
    }),
  ],
  resources: [kpiItemResource],
  menu: [
    {
      code: 'kpi-item-list',
      parent: 'system',
      name: '绩效指标',
      nameEn: 'KPI items',
      pageurl: 'kpiItemList',
      icon: 'gauge',
      sort: 8,
      rights: ADMINISTRATORS,
    },
  ],
  uncountedTables: ['kpiSheets', 'kpiRows', 'safeLevels', 'safeLevelEvidence'],
};

/** Returns the calculated scores of an order; of others than the own ones for those who lead. */
async function calculated(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<CalculatedKpi[]> {
  demandRight(caller, STAFF);
  await visibleOrder(orderId, caller, backend);
  const { items, rows } = await calculatedRows(orderId, backend);
  const people = await backend.db
    .selectFrom('users')
    .select(['id', 'realname'])
    .where('id', 'in', ['', ...rows.map(({ userId }) => userId)])
    .execute();
  return rows
    .filter(({ userId }) => userId === caller.userId || seesEverybody(caller))
    .map((row) => {
      const item = items.find(({ code }) => code === row.itemCode)!;
      const { category, measure, weight, scoreMax } = item;
      return {
        ...row,
        userName: people.find(({ id }) => id === row.userId)?.realname ?? '',
        itemName: (caller.language === 'en' && item.nameEn) || item.name,
        category,
        measure,
        weight,
        scoreMax,
      };
    });
}
