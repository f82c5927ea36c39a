import { array, object } from 'yup';
import { count, idText, jsonText, text, word, type Stored } from '../../schema';

/**
 * 0 not invited · 10 invited · 20 opened · 30 waits for authorisation · 35 authorised · 40 being
 * filled · 50 submitted · 60 returned · 65 supplemented · 70 passed · −10 refused · −20 link
 * expired · −30 consent withdrawn.
 */
export type CollectStatus = 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 65 | 70 | -10 | -20 | -30;

/** 0 empty · 1 draft · 2 submitted · 3 returned · 4 passed · 5 waived. */
export type CollectItemStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** A collection form that a candidate fills in. */
export interface CollectForm extends Stored {
  orderId: string;
  orderNo: string;
  candidateId: string;
  candidateName: string;
  formVersion: string;
  status: CollectStatus;
  /** 1 text message · 2 e-mail · 3 both. */
  inviteChannel: 1 | 2 | 3;
  sendCount: number;
  tokenExpire: string | null;
  openTime: string | null;
  authTime: string | null;
  firstSaveTime: string | null;
  submitTime: string | null;
  passTime: string | null;
  /** Filled part, 0 to 100. */
  progress: number;
  language: 'zh' | 'en';
  refuseReason: string | null;
}

/** One group of a collection form with its values. */
export interface CollectItem {
  id: string;
  groupCode: string;
  name: string;
  nameEn: string;
  status: CollectItemStatus;
  /** JSON text: a list of `{ key: value }`, one per stretch of life. */
  dataForm: string;
  /** JSON text of `{ name, url }[]`. */
  files: string;
  returnReason: string | null;
}

/** A collection form, whole. */
export interface CollectFormData {
  form: CollectForm;
  items: CollectItem[];
}

/** Schema of one group's values. */
export const collectItemDraft = object({
  groupCode: word().required(),
  dataForm: jsonText().required(),
  files: jsonText(),
});

/** Schema of a whole form's values. */
export const collectFormDraft = object({
  orderId: idText().required(),
  candidateId: idText().required(),
  /** The token of the candidate's link; staff fill in without. */
  token: word(128),
  language: word(2),
  items: array(collectItemDraft.required()).max(100).required(),
});

/** Items that a company requests from its candidates. */
export interface CollectConfig {
  companyId: string;
  /** Codes of the groups that must be filled. */
  requiredGroups: string[];
  /** 1 offline · 2 text message · 3 device · 4 uploaded file. */
  authMode: 1 | 2 | 3 | 4;
  /** Days that a link stays valid. */
  linkDays: number;
}

/** Content of the page that an invited person sees before the form. */
export interface CollectPage {
  companyName: string;
  candidateName: string;
  positionName: string | null;
  status: CollectStatus;
  /** When the link ends. */
  tokenExpire: string | null;
  authUrl: string | null;
  /** Sanitised HTML, by consent kind: each is agreed to by itself. */
  consents: { kind: 1 | 2 | 3 | 4 | 5; title: string; content: string; agreed: boolean }[];
}

/** Names a candidate's form, by link token or by ids. */
export const collectRef = object({ orderId: idText(), candidateId: idText(), token: word(128) });

/** Schema of a reminder of a form. */
export const collectNotice = object({
  orderId: idText().required(),
  candidateId: idText().required(),
  /** 1 text message · 2 e-mail · 3 both. */
  channel: count(3).required(),
  content: text(500),
});
