import { object } from 'yup';
import { word } from '../../schema';
import type { CodeColumn, CodeTable } from '../../entities/system/operations';
import { change, get, read } from '../call';

const table = object({ tableName: word(128).required() });

/** Source code generated from a table. A server may leave these calls unserved. */
export const codeMaker = {
  getTableList: get('/sysCodeMaker/getTableList').gives<CodeTable[]>(),
  getColumnList: get('/sysCodeMaker/getColumnList').takes(table).gives<CodeColumn[]>(),
  /** Gives the files that would be made, by name. */
  preview: read('/sysCodeMaker/preview', { sends: 'query' })
    .takes(table)
    .gives<Record<string, string>>(),
  doBuild: change('/sysCodeMaker/dobuild', { sends: 'query' }).takes(table).gives(),
};
