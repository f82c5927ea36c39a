import { deletionCertificate, privacyRequest } from '@mingjian/api';
import { serve } from '../../resources/serve';
import { PRIVACY_DECIDERS, PRIVACY_HANDLERS } from '../../roles';

/** Requests of candidates about their personal data, for staff alone. */
export const privacyResource = serve(
  privacyRequest,
  'privacyRequests',
)({
  objectType: 'privacyRequest',
  module: 'candidates',
  label: 'requestNo',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    candidateName: { by: 'candidateId', table: 'candidates', column: 'name' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    handledByName: { by: 'handledBy', table: 'users', column: 'realname' },
    createTime: 'createdAt',
    dueTime: 'dueAt',
    answerTime: 'answeredAt',
  },
  may: { read: PRIVACY_HANDLERS },
});

/** Proofs that personal data was deleted, for who may download them. */
export const certificateResource = serve(
  deletionCertificate,
  'deletionCertificates',
)({
  objectType: 'deletionCertificate',
  module: 'candidates',
  label: 'certificateNo',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    createTime: 'createdAt',
    completeTime: 'completedAt',
  },
  may: { read: PRIVACY_DECIDERS },
});
