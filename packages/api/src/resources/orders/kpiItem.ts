import { area, code, count, flag, money, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** 1 timeliness · 2 quality · 3 communication · 4 compliance. */
export const KPI_CATEGORIES = [1, 2, 3, 4] as const;

/** Rules that scores are calculated by: due times, rework, contacts, compliance, or a person. */
export const KPI_MEASURES = ['onTime', 'rework', 'contacts', 'compliance', 'manual'] as const;

/** Rule that the score of an item is calculated by. */
export type KpiMeasure = (typeof KPI_MEASURES)[number];

/** Items that the performance of verifiers is measured by. */
export const kpiItem = resource(
  'hKpiItem',
  {
    code: text({ max: 64, search: true, sort: true, write: 'create' }),
    name: text({ max: 64, search: true, sort: true, write: true }),
    nameEn: text({ max: 64, optional: true, search: true, write: true }),
    category: code(KPI_CATEGORIES, {
      dictionary: 'kpi_category',
      search: true,
      sort: true,
      write: true,
    }),
    measure: code(KPI_MEASURES, {
      dictionary: 'kpi_measure',
      search: true,
      sort: true,
      write: true,
    }),
    /** Part of the total, beside the weights of the other items. */
    weight: count({ min: 0, max: 100, precision: 2, write: true }),
    scoreMax: count({ min: 1, max: 1_000, precision: 2, write: true, default: 100 }),
    /** Amount of one finished task with the full score, in fen; `null` for none. */
    rate: money({ max: 10_000_000, optional: true, write: true }),
    /** Description of the calculation. */
    formula: area({ max: 500, optional: true, write: true }),
    formulaEn: area({ max: 500, optional: true, write: true }),
    enabled: flag({ search: true, sort: true, write: true, default: 1 }),
  },
  { lookup: { searched: ['name', 'code'], label: 'name', labelEn: 'nameEn', description: 'code' } },
);

/** An item that performance is measured by. */
export type KpiItem = RowOf<typeof kpiItem>;
/** Writable fields of an item. */
export type KpiItemDraft = DraftIn<typeof kpiItem>;
