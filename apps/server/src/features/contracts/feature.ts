import {
  collect as collectCalls,
  companySigning,
  contracts as contractCalls,
  orderApis,
} from '@mingjian/api';
import { bind } from '../../http/bind';
import { formPdf } from '../collect/formPdf';
import type { Feature } from '../feature';
import {
  authFlag,
  authUrlOf,
  downloadContract,
  orderSigning,
  personVerifyUrl,
  rollBack,
} from './contractCalls';
import './contractEffects';
import { decideIdentity } from './identity/decideIdentity';
import { provePapers, sendIdentityCode } from './identity/provePapers';
import { createContract } from './newContract';
import { prepareSignature } from './prepareSignature';
import { proofPackage } from './proof/proofPackage';
import { signContract } from './signContract';
import { sendSignCode, sendSignLink, signPageOf } from './signPage';
import type { SignatureInput } from './signing';
import { companyPage } from './vendors/companyPage';
import { takeNotification } from './vendors/takeNotification';

/** Identity of candidates, contracts and their signatures, and the proof of both. */
export const contracts: Feature = {
  name: 'contracts',
  calls: [
    bind(orderApis).part({
      phoneAuth: async (proof, caller, backend) => provePapers(proof, caller, backend),
      sendIdentityCode: async (_, caller, backend) => sendIdentityCode(caller, backend),
    }),
    bind(contractCalls).to(
      {
        getAuthFlag: async (ref, caller, backend) => authFlag(ref, caller, backend),
        getAuthFlagSg: async (ref, caller, backend) => authFlag(ref, caller, backend),
        getAuthUrl: async (ref, caller, backend) => authUrlOf(ref, caller, backend),
        sendSmsEmail: async (input, caller, backend) => sendSignLink(input, caller, backend),
        createContract: async (draft, caller, backend) => createContract(draft, caller, backend),
        getPersonVerifyUrl: async (ref, caller, backend) => personVerifyUrl(ref, caller, backend),
        downLoadContract: async (ref, caller, backend) => downloadContract(ref, caller, backend),
        signContractCustomer: async (prepared, caller, backend) =>
          signContract(prepared, caller, backend),
        getSignPage: async (ref, caller, backend) => signPageOf(ref, caller, backend),
        rollbackToAccess: async (ref, caller, backend) => rollBack(ref, caller, backend),
        sendSignCode: async (_, caller, backend) => sendSignCode(caller, backend),
        getOrderSigning: async (ref, caller, backend) => orderSigning(ref, caller, backend),
        decideIdentity: async (input, caller, backend) => decideIdentity(input, caller, backend),
        getProofPackage: async (ref, caller, backend) => proofPackage(ref, caller, backend),
        notify: async (input, _, backend) => takeNotification(input, backend),
      },
      {
        signContractCustomer: {
          prepare: async (input, caller, backend) =>
            prepareSignature(input as SignatureInput, caller, backend),
        },
        sendSmsEmail: { committed: ({ outbox }) => outbox.wake() },
      },
    ),
    bind(companySigning).to({
      getCompanyVerifyUrl: async ({ companyId }, caller, backend) =>
        companyPage('verify', companyId, caller, backend),
      genCompanySignature: async ({ companyId }, caller, backend) =>
        companyPage('seal', companyId, caller, backend),
      getExemptSignUrl: async ({ companyId }, caller, backend) =>
        companyPage('exempt', companyId, caller, backend),
    }),
    bind(collectCalls).part({
      downloadPdf: async (ref, caller, backend) => formPdf(ref, caller, backend),
    }),
  ],
  uncountedTables: [
    'contracts',
    'contractEvents',
    'contractSignatures',
    'identityChecks',
    'signingNotifications',
  ],
};
