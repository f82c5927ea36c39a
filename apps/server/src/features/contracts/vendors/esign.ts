import type {
  CompanyPage,
  FlowState,
  SigningPerson,
  SigningProvider,
} from '../../../http/signingService';
import { md5, requestEsign, verifiedEsign, type EsignMethod } from './esignRequest';
import { fetchBytes } from '../../../http/vendorHttp';
import type { VendorOptions } from './vendorOptions';

/** States of a flow: 0 draft · 1 signing · 2 done · 3 revoked · 5 expired · 7 refused. */
const STATES: Readonly<Record<number, FlowState['state']>> = {
  0: 'signing',
  1: 'signing',
  2: 'signed',
  3: 'revoked',
  5: 'expired',
  7: 'refused',
};

/** Types of papers by our own. */
const PAPERS = {
  1: 'CRED_PSN_CH_IDCARD',
  2: 'CRED_PSN_PASSPORT',
  3: 'CRED_PSN_CH_HONGKONG',
  4: 'CRED_PSN_UNKNOWN',
} as const;

const COMPANY_PATHS: Readonly<Record<CompanyPage, string>> = {
  verify: '/v3/org-auth-url',
  seal: '/v3/seals/org-seal-create-url',
  exempt: '/v3/sign-fields/org-auto-sign-auth-url',
};

/** Sends a request and returns its data. */
type Send = (
  method: EsignMethod,
  path: string,
  content?: object,
) => Promise<Record<string, unknown>>;

/** Returns e签宝 as a provider, over its interface of version 3. */
export function esignProvider(options: VendorOptions): SigningProvider {
  const { notifyUrl, returnUrl } = options;
  const send: Send = async (method, path, content) => requestEsign(method, path, content, options);
  const flowPath = (flowId: string) => `/v3/sign-flow/${encodeURIComponent(flowId)}`;
  return {
    code: 'esign',
    async startIdentity(person) {
      const data = await send('POST', '/v3/psn-auth-url', {
        psnAuthConfig: { psnAccount: person.mobile, psnInfo: papersOf(person) },
        redirectConfig: { redirectUrl: returnUrl },
        customBizNum: person.id,
        notifyUrl,
      });
      return text(data.authUrl);
    },
    async identityState({ mobile }) {
      const query = new URLSearchParams({ psnAccount: mobile });
      const { realnameStatus } = await send('GET', `/v3/persons/identity-info?${query}`);
      return realnameStatus === 1 ? 'passed' : 'waiting';
    },
    async createFlow({ contractId, title, pdf, person }) {
      const fileId = await uploadTo(send, title, pdf, options.patience);
      const data = await send('POST', '/v3/sign-flow/create-by-file', {
        docs: [{ fileId, fileName: `${title}.pdf` }],
        signFlowConfig: {
          signFlowTitle: title,
          autoFinish: true,
          notifyUrl,
          redirectConfig: { redirectUrl: returnUrl },
        },
        signers: [
          {
            signerType: 0,
            psnSignerInfo: {
              psnAccount: person.mobile,
              psnInfo: papersOf(person),
            },
            signFields: [
              {
                fileId,
                customBizNum: contractId,
                normalSignFieldConfig: { freeMode: true, signFieldStyle: 1 },
              },
            ],
          },
        ],
      });
      return text(data.signFlowId);
    },
    async signUrl(flowId, { mobile }) {
      const data = await send('POST', `${flowPath(flowId)}/sign-url`, {
        operator: { psnAccount: mobile },
        needLogin: false,
        urlType: 2,
      });
      return text(data.url);
    },
    async flowState(flowId) {
      const data = await send('GET', `${flowPath(flowId)}/detail`);
      // 3: a second document has rescinded the signed one.
      if (data.rescissionStatus === 3) return { state: 'rescinded', reason: null };
      const state = STATES[Number(data.signFlowStatus)];
      if (!state) throw new Error('e签宝 names a state that nobody knows.');
      const reason = typeof data.refuseReason === 'string' ? data.refuseReason : null;
      return { state, reason: reason?.slice(0, 500) ?? null };
    },
    async download(flowId) {
      const { files } = await send('GET', `${flowPath(flowId)}/file-download-url`);
      const [file] = files as { downloadUrl: string }[];
      return fetchBytes(text(file?.downloadUrl), {
        method: 'GET',
        patience: options.patience,
      });
    },
    async revoke(flowId, revokeReason) {
      await send('POST', `${flowPath(flowId)}/revoke`, { revokeReason });
    },
    async companyUrl(page, { id, name, creditCode }) {
      const data = await send('POST', COMPANY_PATHS[page], {
        orgAuthConfig: { orgName: name, orgInfo: { orgIDCardNum: creditCode } },
        redirectConfig: { redirectUrl: returnUrl },
        customBizNum: id,
        notifyUrl,
      });
      return text(data.authUrl);
    },
    async companyState({ creditCode }) {
      const query = new URLSearchParams({
        orgIDCardNum: creditCode,
        orgIDCardType: 'CRED_ORG_USCC',
      });
      const { realnameStatus } = await send('GET', `/v3/organizations/identity-info?${query}`);
      return realnameStatus === 1 ? 'passed' : 'waiting';
    },
    verifyCallback: (message, now) => verifiedEsign(message, now, options.secret),
  };
}

async function uploadTo(send: Send, title: string, pdf: Buffer, patience: number) {
  const { fileId, fileUploadUrl } = await send('POST', '/v3/files/file-upload-url', {
    contentMd5: md5(pdf),
    contentType: 'application/pdf',
    convertToPDF: false,
    fileName: `${title}.pdf`,
    fileSize: pdf.length,
  });
  await fetchBytes(text(fileUploadUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'content-md5': md5(pdf) },
    body: pdf,
    patience,
  });
  return text(fileId);
}

const papersOf = ({ name, idNo, idType }: SigningPerson) => ({
  psnName: name,
  psnIDCardNum: idNo,
  psnIDCardType: PAPERS[idType],
});

/** Returns a text of a response. Throws for anything else. */
function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('e签宝 leaves a field out.');
  return value;
}
