import { privacyRequest } from '@mingjian/api';
import { serve } from '../../resources/serve';
import { PRIVACY_HANDLERS } from '../../roles';

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
