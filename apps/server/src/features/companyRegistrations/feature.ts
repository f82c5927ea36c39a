import { companyRegistrations as staffCalls, registrations as openCalls } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { REGISTRATION_HANDLERS } from '../../roles';
import type { Feature } from '../feature';
import { approveRegistration, refuseRegistration } from './decideRegistration';
import { admitPaper, startPapers, uploadPaper } from './registrationPapers';
import { registrationResource } from './resource';
import { checkRegistration, requestRegistration } from './requestRegistration';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Companies that request an account, and the staff who decide. */
export const companyRegistrations: Feature = {
  name: 'companyRegistrations',
  calls: [
    [resourceListCall(staffCalls.getList, registrationResource)],
    bind(staffCalls).part(
      {
        approve: async (approval, caller, backend) =>
          approveRegistration(approval, caller, backend),
        refuse: async (refusal, caller, backend) => refuseRegistration(refusal, caller, backend),
      },
      { approve: { committed }, refuse: { committed } },
    ),
    bind(openCalls).to(
      {
        startPapers: async (_, caller, backend) => startPapers(caller, backend),
        uploadPaper: async (paper, _, backend) => uploadPaper(paper, backend),
        request: async (draft, caller, backend) => requestRegistration(draft, caller, backend),
        check: async (ref, caller, backend) => checkRegistration(ref, caller, backend),
      },
      { uploadPaper: { beforeFile: admitPaper } },
    ),
  ],
  resources: [registrationResource],
  menu: [
    {
      code: 'registration-list',
      parent: 'company',
      name: '注册申请',
      nameEn: 'Registrations',
      pageurl: 'registrationList',
      icon: 'user-plus',
      sort: 20,
      rights: REGISTRATION_HANDLERS,
    },
  ],
};
