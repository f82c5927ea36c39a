import type { AnyCall, Call, ListPage, ListRequest, Versioned } from '@mingjian/api';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn } from '@mingjian/widgets/DataGrid';
import type { FormField, FormValues } from './formField';
import type { ColumnReadings } from './model/exportRequest';

/** Everything about an entity set that its page needs. */
export interface CrudSet<Row extends Versioned> {
  /** Names the page where layouts, views and sizes are kept. */
  pageCode: string;
  title: string;
  /** What one row is called. */
  noun: string;
  calls: {
    getList: Call<ListRequest, ListPage<Row>>;
    save: AnyCall;
    update: AnyCall;
    delete: Call<{ id: string }, void>;
  };
  columns: readonly GridColumn<Row>[];
  /** Columns whose values are amounts in fen or lists of words, for exports. */
  readings?: ColumnReadings;
  /** Fields of the filter bar. */
  fields: readonly FilterField<Row>[];
  form: readonly FormField[];
  /** What a new row begins with. */
  presets?: FormValues;
  /** Names a row in the heading of its form. */
  nameOf(row: Row): string;
  /**
   * Roles that may make rows, change them, delete them. The server decides; these only keep buttons
   * away.
   */
  roles: { create: readonly string[]; change: readonly string[]; remove: readonly string[] };
}

/** Whether somebody with these roles belongs to those who may. */
export const mayDo = (roles: readonly string[], allowed: readonly string[]) =>
  allowed.some((role) => roles.includes(role));
