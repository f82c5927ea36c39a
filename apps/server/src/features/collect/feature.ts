import {
  collect as collectCalls,
  collectPage as pageCalls,
  entryLinks as linkCalls,
} from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { enterByLink, sendEntryCode } from './candidateSession';
import { companyConfigOf, inviteCandidate } from './invite';
import { authInfoOf, collectPageOf } from './page';
import { decideAuthorisation } from './decideAuthorisation';
import { saveItem, submitForm } from './saveItems';
import './orderEffects';

/** Collection of information from candidates: invited, authorised, filled in, reviewed. */
export const collect: Feature = {
  name: 'collect',
  calls: [
    bind(linkCalls).part({
      sendCode: async (ref, caller, backend) => sendEntryCode(ref, caller, backend),
      enter: async (proof, caller, backend) => enterByLink(proof, caller, backend),
    }),
    bind(pageCalls).to({
      getCollectAuthInfo: async (_, caller, backend) => authInfoOf(caller, backend),
      getCollectPageData: async (_, caller, backend) => collectPageOf(caller, backend),
    }),
    bind(collectCalls).part({
      sendNoticeTo: async (input, caller, backend) => inviteCandidate(input, caller, backend),
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
    }),
  ],
  uncountedTables: [
    'collectForms',
    'collectItems',
    'collectConsents',
    'collectEvents',
    'evidence',
    'candidateSessions',
  ],
};
