import {
  deletionCertificates,
  ownPrivacyRequests,
  privacyRequests as staffCalls,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { PRIVACY_DECIDERS, PRIVACY_HANDLERS } from '../../roles';
import type { Feature } from '../feature';
import { certificatePdf } from './certificates';
import { dataPackage } from './dataPackage';
import { makeRequest, requestsOfCandidate, withdrawRequest } from './ownRequests';
import { enterRequest, moveRequest, requestDetail } from './requests';
import { certificateResource, privacyResource } from './resource';
import './retention';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Requests of candidates about their personal data, its retention and its deletion. */
export const privacy: Feature = {
  name: 'privacy',
  calls: [
    [
      resourceListCall(staffCalls.getList, privacyResource),
      resourceListCall(deletionCertificates.getList, certificateResource),
    ],
    bind(staffCalls).part(
      {
        getDetail: async ({ id }, caller, backend) => requestDetail(id, caller, backend),
        save: async (draft, caller, backend) => enterRequest(draft, caller, backend),
        update: async (input, caller, backend) => moveRequest(input, caller, backend),
        downloadCertificate: async (ref, caller, backend) => certificatePdf(ref, caller, backend),
      },
      { update: { committed } },
    ),
    bind(ownPrivacyRequests).to({
      getOwnRequests: async (_, caller, backend) => requestsOfCandidate(caller, backend),
      saveOwnRequest: async (draft, caller, backend) => makeRequest(draft, caller, backend),
      withdrawOwnRequest: async (ref, caller, backend) => withdrawRequest(ref, caller, backend),
      downloadOwnData: async (ref, caller, backend) => dataPackage(ref, caller, backend),
    }),
  ],
  resources: [privacyResource, certificateResource],
  menu: [
    {
      code: 'privacy-requests',
      parent: 'order',
      name: '个人信息请求',
      nameEn: 'Personal data requests',
      pageurl: 'privacyRequests',
      icon: 'shield-check',
      sort: 14,
      rights: PRIVACY_HANDLERS,
    },
    {
      code: 'deletion-certificates',
      parent: 'order',
      name: '删除证明',
      nameEn: 'Deletion certificates',
      pageurl: 'deletionCertificates',
      icon: 'file-text',
      sort: 16,
      rights: PRIVACY_DECIDERS,
    },
  ],
  uncountedTables: ['privacyEvents'],
};
