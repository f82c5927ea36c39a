import {
  beijing,
  beijingDay,
  type DangerLevel,
  type ReportAttachment,
  type ReportCover,
  type ReportItem,
  type ReportModel,
  type ReportPartName,
  type ReportText,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { REPORT_FONTS, REPORT_TEMPLATE_VERSION } from '../../pdf/reportTemplate';
import { maskIdCardNo } from '../../resources/masks';
import { layoutOf } from '../reportLayouts/layoutsOf';
import { versionNoOf } from './reportEvents';
import type { MovedReport, ReportPartTable } from './tables';
import { itemsOf } from './taskBody';

/** Number and moment of a version that is issued. */
export interface Issued {
  number: string;
  at: Date;
}

type BuiltRow = Pick<
  MovedReport,
  'id' | 'orderId' | 'companyId' | 'number' | 'kind' | 'attachments' | 'layoutId'
>;

/** Returns what a version says now, in its layout. */
export async function buildModel(
  row: BuiltRow,
  issued: Issued | null,
  db: Db,
): Promise<ReportModel> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .select(['orderNo', 'candidateName', 'orders.position', 'orderTime', 'candidates.idCardNo'])
    .select(['companies.name as company', 'products.name as product', 'products.nameEn'])
    .where('orders.id', '=', row.orderId)
    .executeTakeFirstOrThrow();
  const parts = await partsOf(row.id, db);
  const items = await itemsOf(row.orderId, db);
  const layout = await layoutOf(row, db);
  const textOf = (part: ReportPartName): ReportText => ({
    zh: parts.get(part)?.content ?? '',
    en: parts.get(part)?.contentEn ?? '',
  });
  return {
    format: 1,
    template: REPORT_TEMPLATE_VERSION,
    fonts: REPORT_FONTS,
    number: issued?.number ?? null,
    versionNo: versionNoOf(row.number),
    kind: row.kind,
    orderNo: order.orderNo,
    company: order.company,
    product: { zh: order.product, en: order.nameEn || order.product },
    candidate: {
      name: order.candidateName,
      idCardNo: maskIdCardNo(order.idCardNo ?? ''),
      position: order.position,
    },
    orderedOn: beijingDay(order.orderTime),
    issuedOn: issued && beijingDay(issued.at),
    issuedAt: issued && beijing(issued.at),
    level: worstOf(items),
    cover: { zh: readCover(textOf('cover').zh), en: readCover(textOf('cover').en) },
    summary: textOf('summary'),
    remark: textOf('remark'),
    ending: textOf('ending'),
    items,
    attachments: await attachmentsOf(row.attachments, db),
    ...(layout && { layout }),
  };
}

const worstOf = (items: readonly ReportItem[]) =>
  Math.min(5, ...items.map(({ level }) => level)) as DangerLevel;

/** Returns the parts of a version by their names. */
export async function partsOf(
  versionId: string,
  db: Db,
): Promise<Map<ReportPartName, Selectable<ReportPartTable>>> {
  const rows = await db
    .selectFrom('reportParts')
    .selectAll()
    .where('versionId', '=', versionId)
    .execute();
  return new Map(rows.map((row) => [row.part, row]));
}

const EMPTY_COVER: ReportCover = { title: '', subtitle: '', note: '' };

/** Returns the words of a cover; none for what is no cover. */
export function readCover(json: string): ReportCover {
  try {
    const { title, subtitle, note } = JSON.parse(json) as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { title: text(title), subtitle: text(subtitle), note: text(note) };
  } catch {
    return EMPTY_COVER;
  }
}

/** A file of a version, as it is listed. */
export interface ListedFile {
  name: string;
  url: string;
}

/** Returns the listed files of a version with their hashes, in their order. */
async function attachmentsOf(json: string, db: Db): Promise<ReportAttachment[]> {
  const listed = JSON.parse(json) as ListedFile[];
  if (listed.length === 0) return [];
  const files = await db
    .selectFrom('uploadedFiles')
    .select(['path', 'hash', 'size'])
    .where(
      'path',
      'in',
      listed.map(({ url }) => url),
    )
    .execute();
  const byPath = new Map(files.map((file) => [file.path, file]));
  return listed.flatMap(({ name, url }) => {
    const file = byPath.get(url);
    return file ? [{ name, path: url, hash: file.hash, size: Number(file.size) }] : [];
  });
}
