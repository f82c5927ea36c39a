import type { OrderRow } from '@mingjian/api';
import type { Caller } from '../../http/caller';
import type { ListDefinition } from '../../resources/listPage';
import type { Resource } from '../../resources/resource';
import { toList } from '../../resources/resourceList';
import { demandRole } from '../../resources/scope';
import { articleCategoryResource } from '../articles/articleCategoryResource';
import { articleResource } from '../articles/articleResource';
import { candidateResource } from '../candidates/candidateResource';
import { companyResource } from '../companies/companyResource';
import { dictionaryValueResource } from '../dictionaries/dictionaryValueResource';
import { orderList } from '../orders/orderList';

/** A list that can be exported. */
export interface ExportList {
  list: ListDefinition<{ id: string }>;
  /**
   * Fields of its rows that a file may show: no more than the list itself does, and masked as
   * there.
   */
  fields: ReadonlySet<string>;
  /** Throws 403 when the caller may not read it. */
  demand(caller: Caller): void;
}

const ORDER_FIELDS: readonly (keyof OrderRow)[] = [
  ...([
    'orderNo',
    'orderType',
    'orderStatus',
    'companyName',
    'productName',
    'userName',
    'mobile',
    'position',
  ] as const),
  ...([
    'urgentFlag',
    'holdType',
    'overallDanger',
    'pmName',
    'orderTime',
    'acceptTime',
    'slaDueAt',
    'finishTime',
    'amount',
  ] as const),
];

/** The lists that can be exported, by the first part of their paths. */
export const exportLists: Readonly<Record<string, ExportList>> = {
  vOrderInfo: { list: orderList, fields: new Set<string>(ORDER_FIELDS), demand: () => undefined },
  aCompanyInfo: ofResource(companyResource),
  cCandidateInfo: ofResource(candidateResource),
  hArticleInfo: ofResource(articleResource),
  hArticleCategory: ofResource(articleCategoryResource),
  sysDicValue: ofResource(dictionaryValueResource),
};

function ofResource<Row extends { id: string }>(resource: Resource<Row>): ExportList {
  const { columns, computed, roles } = resource;
  return {
    list: toList(resource),
    fields: new Set([
      'id',
      'createTime',
      'updateTime',
      ...Object.keys(columns),
      ...Object.keys(computed),
    ]),
    demand: (caller) => demandRole(caller, roles.read),
  };
}
