import {
  candidateForms,
  collect as collectCalls,
  collectPage as pageCalls,
  entryLinks as linkCalls,
  orderInfo,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { CANDIDATE_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { enterByLink, sendEntryCode } from './candidateSession';
import { saveFilledItem, saveFilling } from './fillForCandidate';
import { companyConfigOf, inviteCandidate } from './invite';
import { authInfoOf, authInfoOfCandidate, collectPageOf } from './page';
import { recordingOf, uploadRecording } from './recordings';
import {
  formData,
  formsOfCandidate,
  formTable,
  inviteSupply,
  markReturned,
  passAll,
  unmarkReturned,
} from './review';
import { decideAuthorisation } from './decideAuthorisation';
import { markUndeliverable } from './markUndeliverable';
import { saveItem, submitForm } from './saveItems';
import { setReminders } from './setReminders';
import './orderEffects';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Collection of information from candidates: invited, authorised, filled in, reviewed. */
export const collect: Feature = {
  name: 'collect',
  calls: [
    bind(linkCalls).part({
      sendCode: async (ref, caller, backend) => sendEntryCode(ref, caller, backend),
      enter: async (proof, caller, backend) => enterByLink(proof, caller, backend),
    }),
    bind(pageCalls).part({
      getCollectAuthInfo: async (_, caller, backend) => authInfoOf(caller, backend),
      getCollectPageData: async (_, caller, backend) => collectPageOf(caller, backend),
    }),
    bind(candidateForms).to({
      getAuthInfo: async ({ candidateId }, caller, backend) =>
        authInfoOfCandidate(candidateId, caller, backend),
      indexOfUser: async (ref, caller, backend) => formsOfCandidate(ref, caller, backend),
    }),
    bind(orderInfo).part({
      getCollectTableList: async ({ orderId }, caller, backend) =>
        formTable(orderId, caller, backend),
    }),
    bind(collectCalls).part(
      {
        getCollectItems: async (ref, caller, backend) =>
          (await formData(ref, caller, backend)).items,
        getCollectFormData: async (ref, caller, backend) => formData(ref, caller, backend),
        getFillingForm: async (ref, caller, backend) => formData(ref, caller, backend),
        saveFillingForm: async (input, caller, backend) => saveFilling(input, caller, backend),
        submitCollectItem: async (input, caller, backend) => saveFilledItem(input, caller, backend),
        refuseCollectFormItem: async (input, caller, backend) =>
          markReturned(input, caller, backend),
        keepCollectFormItem: async (input, caller, backend) =>
          unmarkReturned(input, caller, backend),
        inviteSupplyItem: async (input, caller, backend) => inviteSupply(input, caller, backend),
        checkCollectPass: async ({ orderId }, caller, backend) => passAll(orderId, caller, backend),
        uploadMp3: async (input, caller, backend) => uploadRecording(input, caller, backend),
        getVimContent: async ({ candidateId }, caller, backend) =>
          recordingOf(candidateId, caller, backend),
        sendNoticeTo: async (input, caller, backend) => inviteCandidate(input, caller, backend),
        setReminders: async (input, caller, backend) => setReminders(input, caller, backend),
        getCompanyConfig: async ({ companyId }, caller, backend) =>
          companyConfigOf(companyId, caller, backend),
        submitSingleFormData: async (input, caller, backend) =>
          saveItem(input, caller.candidate!.formId, caller, backend),
        submitCollectFormData: async ({ items }, caller, backend) =>
          submitForm(items, 'submit', caller.candidate!.formId, caller, backend),
        submitCollectFormData2: async ({ items }, caller, backend) =>
          submitForm(items, 'supply', caller.candidate!.formId, caller, backend),
        changeCollectAuthStatus: async (input, caller, backend) =>
          decideAuthorisation(input, caller, backend),
      },
      { sendNoticeTo: { committed }, inviteSupplyItem: { committed } },
    ),
  ],
  menu: [
    {
      code: 'collect-review',
      parent: 'order',
      name: '信采审核',
      nameEn: 'Collection review',
      pageurl: 'f-order/collectReview',
      hidden: true,
      sort: 12,
      rights: CANDIDATE_STAFF,
    },
  ],
  onUndeliverable: markUndeliverable,
  uncountedTables: [
    'collectForms',
    'collectItems',
    'collectConsents',
    'collectEvents',
    'evidence',
    'candidateSessions',
  ],
};
