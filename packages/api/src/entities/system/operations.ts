import { object } from 'yup';
import { count, flag, idText, jsonText, word, type Flag, type Stored } from '../../schema';

/** Routes of the gateway. */
export interface GatewayRoute extends Stored {
  routeId: string;
  uri: string;
  /** JSON text. */
  predicates: string;
  filters: string | null;
  order: number;
  enabled: Flag;
}

/** Schema of the writable fields of a route. */
export const gatewayRouteDraft = object({
  id: idText(),
  routeId: word().required(),
  uri: word(200).required(),
  predicates: jsonText().required(),
  filters: jsonText(),
  order: count(9_999),
  enabled: flag(),
});

/** Writable fields of a route. */
export type GatewayRouteDraft = typeof gatewayRouteDraft.__outputType;

/** A table that code can be made for. */
export interface CodeTable {
  tableName: string;
  tableComment: string | null;
  createTime: string | null;
}

/** A column of such a table. */
export interface CodeColumn {
  columnName: string;
  dataType: string;
  columnComment: string | null;
  primaryFlag: Flag;
  nullableFlag: Flag;
}

/** A menu that a company opened or closed for its accounts. */
export interface CompanyMenu extends Stored {
  companyId: string;
  menuCode: string;
  menuName: string;
  enabled: Flag;
}

/** Schema of the writable fields of a company's menu. */
export const companyMenuDraft = object({
  id: idText(),
  companyId: idText().required(),
  menuCode: word().required(),
  enabled: flag().required(),
});

/** Writable fields of a company's menu. */
export type CompanyMenuDraft = typeof companyMenuDraft.__outputType;
