import { object } from 'yup';
import {
  collectFormDraft,
  collectItemDraft,
  collectNotice,
  collectRef,
  type CollectConfig,
  type CollectFormData,
  type CollectItem,
  type CollectPage,
} from '../../entities/orders/collectForm';
import {
  candidateRef,
  choice,
  companyRef,
  idText,
  jsonText,
  orderRef,
  text,
  word,
} from '../../schema';
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

/** Collection of information (信采): forms that candidates fill in and staff review. */
export const collect = {
  getCollectItems: read('/gCollectApi/getCollectItems').takes(formRef).gives<CollectItem[]>(),
  getCollectFormData: read('/gCollectApi/getCollectFormData')
    .takes(formRef)
    .gives<CollectFormData>(),
  /** The form as staff fill it in for a candidate. */
  getFillingForm: read('/gCollectApi/getFillingForm').takes(formRef).gives<CollectFormData>(),
  saveFillingForm: change('/gCollectApi/saveFillingForm').takes(collectFormDraft).gives(),
  downloadPdf: read('/gCollectApi/downloadPdf', { responseType: 'file' })
    .takes(formRef)
    .gives<File>(),
  sendNoticeTo: change('/gCollectApi/sendNoticeTo').takes(collectNotice).gives(),
  /** A candidate's form, from the link: no session, its token instead. */
  submitCollectFormData: change('/gCollectApi/submitCollectFormData', { open: true })
    .takes(collectFormDraft)
    .gives(),
  /** The response to a return: only the returned items. */
  submitCollectFormData2: change('/gCollectApi/submitCollectFormData2', { open: true })
    .takes(collectFormDraft)
    .gives(),
  refuseCollectFormItem: change('/gCollectApi/refuseCollectFormItem')
    .takes(
      object({
        orderId: idText().required(),
        itemId: idText().required(),
        returnReason: word(500).required('请填写补充信息'),
      }),
    )
    .gives(),
  inviteSupplyItem: change('/gCollectApi/inviteSupplyItem').takes(supplement).gives(),
  /** Passes the whole review and returns the passed items. */
  checkCollectPass: change('/gCollectApi/checkCollectPass')
    .takes(orderRef)
    .gives<{ passed: CollectItem[] }>(),
  submitCollectItem: change('/gCollectApi/submitCollectItem')
    .takes(collectItemDraft.shape({ orderId: idText().required() }))
    .gives(),
  /** Refuses or withdraws an authorisation: 3 refused, 4 withdrawn. From the link: no session. */
  changeCollectAuthStatus: change('/gCollectApi/changeCollectAuthStatus', { open: true })
    .takes(
      object({
        orderId: idText().required(),
        token: word(128),
        authStatus: choice(3, 4).required(),
        reason: text(500),
      }),
    )
    .gives(),
  /** Keeps one group of a form as a draft, from the link: no session. */
  submitSingleFormData: change('/gCollectApi/submitSingleFormData', { open: true })
    .takes(
      object({
        orderId: idText().required(),
        token: word(128),
        groupCode: word().required(),
        dataForm: jsonText().required(),
        files: jsonText(),
      }),
    )
    .gives(),
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

/** The pages behind a candidate's link; no session, its token instead. */
export const collectPage = {
  getCollectAuthInfo: read('/api/collectPage/getCollectAuthInfo', { open: true })
    .takes(collectRef)
    .gives<CandidateAuthInfo>(),
  getCollectPageData: read('/api/collectPage/getCollectPageData', { open: true })
    .takes(collectRef)
    .gives<CollectPage>(),
};
