import { object } from 'yup';
import { flag, idText, word, type Flag, type Stored } from '../../schema';

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
