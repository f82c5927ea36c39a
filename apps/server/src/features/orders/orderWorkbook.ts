import { WORKBOOK_LIMIT, type ExportColumn, type WorkbookRequest } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { MONEY_READERS } from '../../roles';
import { readOptions } from '../dictionaries/options';
import { exportNow } from '../listExports/exportNow';
import { orderResource } from './resource';
import { workbookTexts } from './workbookTexts';

/** Returns the matching rows of the order list as a workbook, with the columns of the request. */
export async function orderWorkbook(
  { columns, name, ...rows }: WorkbookRequest,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  return exportNow(
    {
      ...rows,
      resource: orderResource.name,
      format: 'xlsx',
      name: name ?? workbookTexts((t) => t.orders)(caller.language),
      columns: columns ?? (await standardColumns(caller, backend)),
    },
    WORKBOOK_LIMIT,
    caller,
    backend,
  );
}

/** Fields that the list opens with. */
const FIELDS = [
  'orderNo',
  'userName',
  'companyName',
  'orderStatus',
  'productName',
  'pmName',
  'orderTime',
  'slaDueAt',
  'finishTime',
] as const;

/** Returns the columns of a caller who names none. */
async function standardColumns(caller: Caller, { db }: Backend): Promise<ExportColumn[]> {
  const { language } = caller;
  const statuses = (await readOptions(['order_status'], db)).get('order_status') ?? [];
  const labels = Object.fromEntries(
    statuses.map(({ code, value, valueEn }) => [code, language === 'en' ? valueEn : value]),
  );
  const columns = FIELDS.map((field): ExportColumn => {
    const label = workbookTexts((t) => t[field])(language);
    return field === 'orderStatus' ? { field, label, labels } : { field, label, isText: true };
  });
  const amount = { field: 'amount', label: workbookTexts((t) => t.amount)(language) };
  return holdsRight(caller, MONEY_READERS) ? [...columns, { ...amount, as: 'money' }] : columns;
}
