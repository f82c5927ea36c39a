import type { Flag } from '../../schema';

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
