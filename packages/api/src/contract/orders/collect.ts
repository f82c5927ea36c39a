import { object } from 'yup';
import {
  authDecision,
  collectFormDraft,
  collectItemDraft,
  collectNotice,
  collectReturn,
  singleFormData,
  type CollectConfig,
  type CollectForm,
  type CollectFormData,
  type CollectItem,
  type CollectPage,
  type Invitation,
  type SavedItem,
  type SubmittedForm,
} from '../../entities/orders/collectForm';
import { candidateRef, companyRef, flag, idText, orderRef, word } from '../../schema';
import type { CandidateAuthInfo } from '../../resources/candidates/candidate';
import { uploadDraft, type Uploaded } from '../../entities/files/material';
import type { OpenUrl } from '../../entities/orders/signing';
import { change, read } from '../call';

const formRef = object({ orderId: idText().required(), candidateId: idText().required() });
const supplement = object({
  orderId: idText().required(),
  candidateId: idText().required(),
  content: word(2_000).required('请填写补充信息'),
});

/**
 * Collection of information (信采): forms that candidates fill in and staff review. Calls of the
 * candidate take the session of a link.
 */
export const collect = {
  getCollectItems: read('/gCollectApi/getCollectItems').takes(formRef).gives<CollectItem[]>(),
  getCollectFormData: read('/gCollectApi/getCollectFormData')
    .takes(formRef)
    .gives<CollectFormData>(),
  /** The form as staff fill it in for a candidate. */
  getFillingForm: read('/gCollectApi/getFillingForm').takes(formRef).gives<CollectFormData>(),
  /** Stores what staff filled in, on the ground of a signed letter, and submits it. */
  saveFillingForm: change('/gCollectApi/saveFillingForm')
    .takes(collectFormDraft)
    .gives<CollectFormData>(),
  downloadPdf: read('/gCollectApi/downloadPdf', { responseType: 'file' })
    .takes(formRef)
    .gives<File>(),
  /** Invites a candidate, or reminds one. The address of the link is in the response alone. */
  sendNoticeTo: change('/gCollectApi/sendNoticeTo').takes(collectNotice).gives<Invitation>(),
  /** Stops the reminders of a candidate, or begins them again. Not specified. */
  setReminders: change('/gCollectApi/setReminders')
    .takes(object({ orderId: idText().required(), isReminded: flag().required() }))
    .gives<CollectForm>(),
  /** Submits a candidate's form, with the last changes of its items. */
  submitCollectFormData: change('/gCollectApi/submitCollectFormData', { callers: 'candidates' })
    .takes(collectFormDraft)
    .gives<SubmittedForm>(),
  /** The response to a return: only the returned items. */
  submitCollectFormData2: change('/gCollectApi/submitCollectFormData2', { callers: 'candidates' })
    .takes(collectFormDraft)
    .gives<SubmittedForm>(),
  /** Marks an item, or some of its fields, as returned. The order goes back when all are marked. */
  refuseCollectFormItem: change('/gCollectApi/refuseCollectFormItem')
    .takes(collectReturn)
    .gives<CollectFormData>(),
  /** Takes the mark of a returned item back. Not specified. */
  keepCollectFormItem: change('/gCollectApi/keepCollectFormItem')
    .takes(object({ orderId: idText().required(), itemId: idText().required() }))
    .gives<CollectFormData>(),
  /** Returns the marked items to the candidate, with a sentence of what is missing. */
  inviteSupplyItem: change('/gCollectApi/inviteSupplyItem').takes(supplement).gives(),
  /** Passes the whole review and returns the passed items. */
  checkCollectPass: change('/gCollectApi/checkCollectPass')
    .takes(orderRef)
    .gives<{ passed: CollectItem[] }>(),
  /** Stores one item that staff fill in. */
  submitCollectItem: change('/gCollectApi/submitCollectItem')
    .takes(collectItemDraft.shape({ orderId: idText().required() }))
    .gives<SavedItem>(),
  /** Refuses or withdraws an authorisation: 3 refused, 4 withdrawn. */
  changeCollectAuthStatus: change('/gCollectApi/changeCollectAuthStatus', { callers: 'both' })
    .takes(authDecision)
    .gives(),
  /** Stores one group of a form as a draft; 409 with the newer item in `data`. */
  submitSingleFormData: change('/gCollectApi/submitSingleFormData', { callers: 'candidates' })
    .takes(singleFormData)
    .gives<SavedItem>(),
  getCompanyConfig: read('/gCollectApi/getCompanyConfig').takes(companyRef).gives<CollectConfig>(),
  uploadMp3: change('/gCollectApi/uploadMp3', {
    sends: 'multipart',
    selfManaged: 'An upload runs long, and a transaction would hold its connection meanwhile.',
  })
    .takes(uploadDraft.shape({ orderId: idText().required(), taskId: idText() }))
    .gives<Uploaded>(),
  /**
   * Returns the address of a conversation record. The call's path is not specified; it is placed
   * beside the candidate's other calls.
   */
  getVimContent: read('/gCollectApi/getVimContent').takes(candidateRef).gives<OpenUrl>(),
};

/** The pages behind a candidate's link, for its session. */
export const collectPage = {
  getCollectAuthInfo: read('/api/collectPage/getCollectAuthInfo', {
    callers: 'candidates',
  }).gives<CandidateAuthInfo>(),
  getCollectPageData: read('/api/collectPage/getCollectPageData', {
    callers: 'candidates',
  }).gives<CollectPage>(),
  /**
   * The candidate's copy of the report as a PDF, in the reader's language; 404 where the page has
   * no `report`. Not specified.
   */
  downloadReport: read('/api/collectPage/downloadReport', {
    responseType: 'file',
    callers: 'candidates',
  }).gives<File>(),
};
