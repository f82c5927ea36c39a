import { idRef } from '../../schema';
import {
  importRowsRequest,
  orderImportChange,
  orderImportDraft,
  orderImportStart,
  type ImportRows,
  type OrderImport,
} from '../../entities/orders/orderImport';
import { change, read } from '../call';

/**
 * Imports of orders from Excel and CSV. An import belongs to its author; for everyone else it does
 * not exist. Not specified.
 */
export const orderImports = {
  /** Reads and judges a file: `.xlsx`, or CSV in UTF-8 or GB18030. */
  save: change('/gOrderImport/save', {
    sends: 'multipart',
    uploadKind: 'orderImport',
    selfManaged:
      'A file is read for seconds, and a transaction would hold its connection meanwhile.',
  })
    .takes(orderImportDraft)
    .gives<OrderImport>(),
  /** The newest imports of the last 30 days. */
  getList: read('/gOrderImport/getList').gives<OrderImport[]>(),
  getInfo: read('/gOrderImport/getInfo').takes(idRef).gives<OrderImport>(),
  getRows: read('/gOrderImport/getRows').takes(importRowsRequest).gives<ImportRows>(),
  /** Changes columns and cells, and judges what depends on them again. */
  update: change('/gOrderImport/update').takes(orderImportChange).gives<OrderImport>(),
  /** Places the good rows in the background. A row becomes one order, however often it starts. */
  start: change('/gOrderImport/start').takes(orderImportStart).gives<OrderImport>(),
  delete: change('/gOrderImport/delete').takes(idRef).gives(),
  /** The rows with errors as a workbook, each with its reasons. */
  downloadErrors: read('/gOrderImport/exportErrors').takes(idRef).gives<File>(),
  /** A workbook with the known columns as texts, and a sheet that explains them. */
  downloadTemplate: read('/gOrderImport/exportTemplate').gives<File>(),
};
