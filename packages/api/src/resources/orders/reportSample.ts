import { SAMPLE_STATUSES } from '../../flows/orders/sampleFlow';
import { code, count, day, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Issued reports that were drawn for another inspection, for staff. Not specified. */
export const reportSample = view('reportSample', {
  orderId: reference('vOrderInfo', { search: true, nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true, sort: true }),
  /** Number of the issued version. */
  reportNo: text({ max: 80, search: true }),
  candidateName: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  productId: reference('bProductInfo', { search: true, nameField: 'productName' }),
  productName: text({ max: 128, search: true }),
  /** The project manager of the order. */
  pmId: reference('sysUsers', { optional: true, search: true, nameField: 'pmName' }),
  pmName: text({ max: 64, optional: true, search: true }),
  issueTime: time({ search: true, sort: true }),
  /** Monday of the Beijing week in which the report was issued. */
  week: day({ search: true, sort: true }),
  /** 1 timer · 2 a person. */
  source: code([1, 2], { dictionary: 'sample_source', search: true }),
  status: code(SAMPLE_STATUSES, { dictionary: 'sample_status', search: true, sort: true }),
  /** 1 correct · 2 minor fault · 3 serious fault; `null` until it is inspected. */
  grade: code([1, 2, 3], {
    dictionary: 'sample_grade',
    optional: true,
    search: true,
    sort: true,
  }),
  /** Faults that the inspection found; 0 until it is finished. */
  faultCount: count({ search: true, sort: true }),
  inspectorId: reference('sysUsers', { optional: true, search: true, nameField: 'inspectorName' }),
  inspectorName: text({ max: 64, optional: true, search: true }),
  createTime: time({ search: true, sort: true }),
  finishTime: time({ optional: true, search: true, sort: true }),
});

/** A sample in the list of all. */
export type ReportSampleRow = RowOf<typeof reportSample>;
