import { beijing, codeMaker as calls } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { refusal } from '../../failure';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { codeOfTable } from './codeOfTable';
import { readColumns, readTables } from './readTables';
import { codeMakerTexts } from './texts';

/** Source code of administration lists, made from tables that exist, in development. */
export const codeMaker: Feature = {
  name: 'codeMaker',
  calls: [
    bind(calls).to({
      getTableList: async (_, caller, { db, installation }) => {
        sourceFor(caller, installation);
        return readTables(db);
      },
      getColumnList: async ({ tableName }, caller, { db, installation }) => {
        sourceFor(caller, installation);
        return knownColumns(tableName, db);
      },
      preview: async ({ tableName }, caller, backend) => filesOf(tableName, caller, backend),
      doBuild: async ({ tableName }, caller, backend) => {
        const files = await filesOf(tableName, caller, backend);
        const { strToU8, zipSync } = await import('fflate');
        const contents = Object.entries(files).map(([file, text]) => [file, strToU8(text)]);
        const bytes = zipSync(Object.fromEntries(contents), {
          mtime: beijing(backend.now()).replace(' ', 'T'),
        });
        return new File([bytes as BlobPart], `${tableName}.zip`, { type: 'application/zip' });
      },
    }),
  ],
  menu: [
    {
      code: 'code-maker',
      parent: 'system',
      name: '代码生成',
      nameEn: 'Code maker',
      pageurl: 'codeMaker',
      sort: 28,
      hidden: true,
      rights: ADMINISTRATORS,
    },
  ],
};

/** Returns the folder of the source. Refuses whoever is no administrator, and other servers. */
function sourceFor(caller: Caller, { sourceFolder }: Backend['installation']) {
  demandRight(caller, ADMINISTRATORS);
  if (sourceFolder === undefined) throw refusal(409, codeMakerTexts, (t) => t.isOff);
  return sourceFolder;
}

async function filesOf(tableName: string, caller: Caller, { db, installation }: Backend) {
  const source = sourceFor(caller, installation);
  return codeOfTable(tableName, await knownColumns(tableName, db), source);
}

async function knownColumns(tableName: string, db: Backend['db']) {
  const columns = await readColumns(tableName, db);
  if (columns.length === 0) throw refusal(404, codeMakerTexts, (t) => t.noTable(tableName));
  return columns;
}
