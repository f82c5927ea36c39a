import type {
  CompanyPage,
  FlowState,
  SigningPerson,
  SigningProvider,
} from '../../../http/signingService';
import { requestFadada, verifiedFadada, type Fields } from './fadadaRequest';
import { fetchBytes } from '../../../http/vendorHttp';
import type { VendorOptions } from './vendorOptions';

/** States of a task by our own. */
const STATES: Readonly<Record<string, FlowState['state']>> = {
  task_created: 'signing',
  fill_progress: 'signing',
  fill_completed: 'signing',
  sign_progress: 'signing',
  sign_completed: 'signed',
  task_finished: 'signed',
  task_terminated: 'refused',
  expired: 'expired',
  abolishing: 'signed',
  revoked: 'rescinded',
  cancelled: 'revoked',
};

/** Types of papers by our own. */
const PAPERS = {
  1: 'id_card',
  2: 'passport',
  3: 'hk_macao',
  4: 'other',
} as const;

const COMPANY_PATHS: Readonly<Record<CompanyPage, string>> = {
  verify: '/corp/get-auth-url',
  seal: '/seal/manage/get-url',
  exempt: '/seal/free-sign/get-url',
};

/** Milliseconds before its end at which a token is replaced. */
const RENEW_BEFORE = 60_000;

/** The one signer of a task. */
const ACTOR = 'candidate';

/** Returns 法大大 as a provider, over its open interface of version 5. */
export function fadadaProvider(options: VendorOptions): SigningProvider {
  const { returnUrl } = options;
  let token: { value: string; until: number } | undefined;
  const currentToken = async () => {
    if (token && token.until > Date.now()) return token.value;
    const data = await requestFadada('/service/get-access-token', undefined, undefined, options);
    const seconds = Number(data.expiresIn ?? 0);
    token = {
      value: text(data.accessToken),
      until: Date.now() + seconds * 1_000 - RENEW_BEFORE,
    };
    return token.value;
  };
  const send = async (path: string, content: Fields) =>
    requestFadada(path, content, await currentToken(), options);
  return {
    code: 'fadada',
    async startIdentity(person) {
      const data = await send('/user/get-auth-url', {
        clientUserId: person.id,
        accountName: person.mobile,
        userIdentInfo: papersOf(person),
        nonEditableInfo: ['accountName', 'userName', 'userIdentNo'],
        redirectUrl: returnUrl,
      });
      return text(data.authUrl);
    },
    async identityState({ id }) {
      const { identStatus } = await send('/user/get', { clientUserId: id });
      return identStatus === 'identified' ? 'passed' : 'waiting';
    },
    async createFlow({ contractId, title, pdf, person }) {
      const { uploadUrl, fddFileUrl } = await send('/file/get-upload-url', {
        fileType: 'doc',
      });
      await fetchBytes(text(uploadUrl), {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: pdf,
        patience: options.patience,
      });
      const processed = await send('/file/process', {
        fddFileUrlList: [{ fileType: 'doc', fddFileUrl, fileName: `${title}.pdf` }],
      });
      const [file] = (processed.fileIdList as { fileId: string }[] | undefined) ?? [];
      const data = await send('/sign-task/create', {
        signTaskSubject: title,
        autoStart: true,
        autoFinish: true,
        transReferenceId: contractId,
        docs: [{ docId: '1', docName: title, docFileId: text(file?.fileId) }],
        actors: [
          {
            actor: {
              actorType: 'person',
              actorId: ACTOR,
              actorName: person.name,
              permissions: ['sign'],
              identNameForMatch: person.name,
              certNoForMatch: person.idNo,
              accountName: person.mobile,
              clientUserId: person.id,
            },
          },
        ],
      });
      return text(data.signTaskId);
    },
    async signUrl(signTaskId) {
      const data = await send('/sign-task/actor/get-url', {
        signTaskId,
        actorId: ACTOR,
        redirectUrl: returnUrl,
      });
      return text(data.actorSignTaskEmbedUrl);
    },
    async flowState(signTaskId) {
      const data = await send('/sign-task/app/get-detail', { signTaskId });
      const state = STATES[text(data.signTaskStatus)];
      if (!state) throw new Error('法大大 names a state that nobody knows.');
      const reason = typeof data.terminationNote === 'string' ? data.terminationNote : null;
      return { state, reason: reason?.slice(0, 500) ?? null };
    },
    async download(signTaskId) {
      const data = await send('/sign-task/owner/get-download-url', {
        signTaskId,
      });
      return fetchBytes(text(data.downloadUrl), {
        method: 'GET',
        patience: options.patience,
      });
    },
    async revoke(signTaskId, terminationNote) {
      await send('/sign-task/cancel', { signTaskId, terminationNote });
    },
    async companyUrl(page, { id, name, creditCode }) {
      const data = await send(COMPANY_PATHS[page], {
        clientCorpId: id,
        corpIdentInfo: { corpName: name, corpIdentNo: creditCode },
        redirectUrl: returnUrl,
      });
      return text(data.authUrl);
    },
    async companyState({ id }) {
      const { identStatus } = await send('/corp/get', { clientCorpId: id });
      return identStatus === 'identified' ? 'passed' : 'waiting';
    },
    verifyCallback: (message, now) => verifiedFadada(message, now, options),
  };
}

const papersOf = ({ name, idNo, idType }: SigningPerson) => ({
  userName: name,
  userIdentType: PAPERS[idType],
  userIdentNo: idNo,
});

/** Returns a text of a response. Throws for anything else. */
function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('法大大 leaves a field out.');
  return value;
}
