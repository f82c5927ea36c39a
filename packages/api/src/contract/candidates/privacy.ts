import {
  ownPrivacyDraft,
  privacyDraft,
  privacyUpdate,
  type OwnPrivacyRequest,
  type PrivacyRequestDetail,
} from '../../entities/candidates/privacy';
import type { DeletionCertificateRow } from '../../resources/candidates/deletionCertificate';
import type { PrivacyRequest } from '../../resources/candidates/privacyRequest';
import { idRef } from '../../schema';
import { change, get, read } from '../call';
import { listRequest, type ListPage } from '../listPage';

/** Requests of candidates about their personal data, for staff. Not specified. */
export const privacyRequests = {
  getList: get('/privacyRequest/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<PrivacyRequest>>(),
  getDetail: read('/privacyRequest/getDetail').takes(idRef).gives<PrivacyRequestDetail>(),
  /** Enters a request that came by phone or letter. */
  save: change('/privacyRequest/save').takes(privacyDraft).gives<PrivacyRequestDetail>(),
  update: change('/privacyRequest/update').takes(privacyUpdate).gives<PrivacyRequestDetail>(),
  /** A complete deletion certificate as a PDF. */
  downloadCertificate: read('/privacyRequest/downloadCertificate', { responseType: 'file' })
    .takes(idRef)
    .gives<File>(),
};

/** Proofs that personal data was deleted. Not specified. */
export const deletionCertificates = {
  getList: get('/deletionCertificate/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<DeletionCertificateRow>>(),
};

/** Requests of the candidate of a link. Not specified. */
export const ownPrivacyRequests = {
  getOwnRequests: read('/api/collectPage/getRequests', { callers: 'candidates' }).gives<
    OwnPrivacyRequest[]
  >(),
  saveOwnRequest: change('/api/collectPage/saveRequest', { callers: 'candidates' })
    .takes(ownPrivacyDraft)
    .gives<OwnPrivacyRequest[]>(),
  withdrawOwnRequest: change('/api/collectPage/withdrawRequest', { callers: 'candidates' })
    .takes(idRef)
    .gives<OwnPrivacyRequest[]>(),
  /** A zip with the stored data, once a request for access is granted. */
  downloadOwnData: read('/api/collectPage/downloadData', {
    responseType: 'file',
    callers: 'candidates',
  })
    .takes(idRef)
    .gives<File>(),
};
