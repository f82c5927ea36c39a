import { deletionCertificate } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { certificateTexts } from './certificates.texts';

/** Proofs that personal data was deleted. */
export const deletionCertificateList = listOf(deletionCertificate, {
  pageCode: 'deletionCertificates',
  texts: certificateTexts,
  nameField: 'certificateNo',
  columns: [
    { field: 'certificateNo', width: 180, card: 'title' },
    { field: 'status', width: 140, card: 'mark' },
    { field: 'ground', width: 140, card: 'fact' },
    { field: 'companyName', width: 240, card: 'fact' },
    { field: 'createTime', width: 160, card: 'fact' },
    { field: 'completeTime', width: 160, card: 'fact' },
  ],
  filters: ['certificateNo', 'companyName', 'ground', 'status', 'createTime', 'completeTime'],
  tones: { status: { '0': 'warning', '1': 'accent', '2': 'success' } },
});
