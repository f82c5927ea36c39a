import { orderImports as importCalls } from '@mingjian/api';
import { refusal } from '../../failure';
import { bind } from '../../http/bind';
import { demandRight } from '../../resources/scope';
import { CLIENTS, ORDER_PLACERS, STAFF_PLACERS } from '../../roles';
import type { Feature } from '../feature';
import { changeImport } from './changeImport';
import { createImport } from './createImport';
import { errorsFile, importTemplate } from './importFiles';
import { importOf, importsOf, lockedImportOf, rowsOf, travellingImport } from './importRecord';
import { startPlacing } from './placeImport';
import { importTexts } from './texts';

/** Imports of the newest that a person sees. */
const NEWEST = 10;

const calls = bind(importCalls).to({
  save: async (draft, caller, backend) => createImport(draft, caller, backend),
  getList: async (_, caller, backend) => {
    const stored = await importsOf(caller, backend.db)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute();
    return Promise.all(stored.map(async (one) => travellingImport(one, caller, backend)));
  },
  getInfo: async ({ id }, caller, backend) =>
    travellingImport(await importOf(id, caller, backend.db), caller, backend),
  getRows: async (request, caller, backend) => rowsOf(request, caller, backend),
  update: async (change, caller, backend) => changeImport(change, caller, backend),
  start: async (start, caller, backend) => startPlacing(start, caller, backend),
  delete: async ({ id }, caller, { db }) => {
    demandRight(caller, ORDER_PLACERS);
    const { state } = await lockedImportOf(id, caller, db);
    if (state === 'placing') throw refusal(409, importTexts, (t) => t.isPlacing);
    await db.deleteFrom('orderImports').where('id', '=', id).execute();
  },
  downloadErrors: async (ref, caller, backend) => errorsFile(ref, caller, backend),
  downloadTemplate: async (_, caller) => importTemplate(caller),
});

/** Orders from Excel and CSV. */
export const orderImports: Feature = {
  name: 'orderImports',
  calls: [calls],
  uncountedTables: ['orderImports', 'orderImportRows', 'importHeaders'],
  menu: [
    {
      code: 'company-order-import',
      parent: 'company-order',
      name: '批量导入',
      nameEn: 'Import orders',
      pageurl: 'f-order-company/import',
      hidden: true,
      sort: 8,
      rights: CLIENTS,
    },
    {
      code: 'order-import',
      parent: 'order',
      name: '批量导入',
      nameEn: 'Import orders',
      pageurl: 'f-order/import',
      hidden: true,
      sort: 9,
      rights: STAFF_PLACERS,
    },
  ],
};
