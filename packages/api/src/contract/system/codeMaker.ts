import { object } from 'yup';
import { word } from '../../schema';
import type { CodeColumn, CodeTable } from '../../entities/system/operations';
import { get, read } from '../call';

const table = object({ tableName: word(128).required() });

/** Source code made from tables, by a server that is started in the source of the product. */
export const codeMaker = {
  getTableList: get('/sysCodeMaker/getTableList').gives<CodeTable[]>(),
  getColumnList: get('/sysCodeMaker/getColumnList').takes(table).gives<CodeColumn[]>(),
  /** Gives the texts of the files by path. */
  preview: read('/sysCodeMaker/preview', { sends: 'query' })
    .takes(table)
    .gives<Record<string, string>>(),
  /** Gives the same files in an archive. */
  doBuild: read('/sysCodeMaker/dobuild', { sends: 'query', responseType: 'file' })
    .takes(table)
    .gives<File>(),
};
