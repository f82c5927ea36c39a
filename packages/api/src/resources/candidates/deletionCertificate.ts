import { code, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Proofs that personal data was deleted, without personal content. Not specified. */
export const deletionCertificate = view('deletionCertificate', {
  certificateNo: text({ max: 32, search: true }),
  companyId: reference('aCompanyInfo', { search: true, owner: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** 1 request of the candidate · 2 end of the retention. */
  ground: code([1, 2], { dictionary: 'deletion_ground', search: true, sort: true }),
  /** 0 waits for the last message · 1 files are being deleted · 2 complete. */
  status: code([0, 1, 2], { dictionary: 'deletion_status', search: true, sort: true }),
  createTime: time({ search: true, sort: true }),
  completeTime: time({ optional: true, search: true, sort: true }),
});

/** A row of the list of deletion certificates. */
export type DeletionCertificateRow = RowOf<typeof deletionCertificate>;
