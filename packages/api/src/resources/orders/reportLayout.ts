import { STANDARD_LAYOUT } from '../../entities/orders/reportLayout';
import { code, flag, json, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/**
 * Layouts of reports: the provider's, and those of client companies. One for each company and kind
 * is the default.
 */
export const reportLayout = resource(
  'gReportLayout',
  {
    name: text({ max: 64, search: true, sort: true, write: true }),
    nameEn: text({ max: 64, optional: true, search: true, write: true }),
    /** The client company; `null` for a layout of the provider, which all can have. */
    companyId: reference('aCompanyInfo', {
      optional: true,
      search: true,
      write: 'create',
      nameField: 'companyName',
    }),
    companyName: text({ max: 128, optional: true, search: true, sort: true }),
    /** Kind of the reports that can have it; `null` for every kind. */
    kind: code([1, 2, 3], {
      dictionary: 'report_kind',
      optional: true,
      search: true,
      sort: true,
      write: true,
    }),
    /** Whether reports have it that name no other. A new default replaces the one before. */
    defaultFlag: flag({ search: true, sort: true, write: true, default: 0 }),
    /** JSON text of the `ReportLayoutContent`. */
    content: json({ write: true, default: JSON.stringify(STANDARD_LAYOUT) }),
  },
  { lookup: { searched: ['name', 'nameEn'], label: 'name', labelEn: 'nameEn' } },
);

/** A layout of reports. */
export type ReportLayout = RowOf<typeof reportLayout>;
/** Writable fields of a layout. */
export type ReportLayoutDraft = DraftIn<typeof reportLayout>;
