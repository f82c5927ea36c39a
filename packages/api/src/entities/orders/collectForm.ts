import { array, object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import type { CollectMove, CollectStatus } from '../../flows/orders/collectFlow';
import type { ClientStepState } from './orderStep';
import {
  choice,
  cleaned,
  count,
  idText,
  jsonText,
  lines,
  text,
  versionNumber,
  word,
  type Flag,
  type Versioned,
} from '../../schema';

/** 0 empty · 1 draft · 2 submitted · 3 returned · 4 passed · 5 waived. */
export type CollectItemStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** 1 text message · 2 e-mail · 3 both · 4 none: the link is handed over. */
export type InviteChannel = 1 | 2 | 3 | 4;

/** Language of a candidate's pages and messages. */
export type CandidateLanguage = 'zh' | 'en';

/** Most stretches of one item: schools, jobs, referees. */
export const COLLECT_STRETCHES = 20;

/** Most characters of one answer. */
export const COLLECT_TEXT = 500;

/** Most files of one item. */
export const COLLECT_FILES = 10;

/**
 * 1 survey of an item (一般) · 2 sensitive information (敏感) · 3 passing on to the client (向第三方提供) · 4
 * sending abroad (出境) · 5 recording of calls (录音).
 */
export type ConsentKind = 1 | 2 | 3 | 4 | 5;

/** A consent that is given, or refused, by itself. */
export interface Consent {
  /** Names it in `signContractCustomer`: its kind, with `:` and the item for kind 1. */
  key: string;
  kind: ConsentKind;
  /** The survey item that it is about; `null` for all of them. */
  groupCode: string | null;
  /** In the reader's language, as is the text. */
  title: string;
  /** The text that is agreed to. */
  content: string;
  /** Version of the text. */
  version: string;
  /** Whether nothing can be checked without it. */
  required: boolean;
  /** `null` until the candidate has decided. */
  agreed: boolean | null;
}

/** A collection form that a candidate fills in. */
export interface CollectForm extends Versioned {
  orderId: string;
  orderNo: string;
  candidateId: string;
  candidateName: string;
  formVersion: string;
  status: CollectStatus;
  inviteChannel: InviteChannel;
  sendCount: number;
  tokenExpire: string | null;
  /** Why the last invitation did not arrive; `null` when it did. */
  undeliverable: string | null;
  /** Whether the candidate is reminded by the plan of days. */
  isReminded: Flag;
  openTime: string | null;
  authTime: string | null;
  firstSaveTime: string | null;
  submitTime: string | null;
  passTime: string | null;
  /** Filled part, 0 to 100. */
  progress: number;
  language: CandidateLanguage;
  refuseReason: string | null;
}

/** An answer that is asked for. */
export interface CollectField {
  key: string;
  /** In the reader's language, as are the note and the options. */
  label: string;
  note: string | null;
  type: 'text' | 'select' | 'switch' | 'day' | 'months';
  required: boolean;
  /** Of a `select`; otherwise none. */
  options: { value: string; label: string }[];
}

/** A field that was returned to the candidate. */
export interface ReturnedField {
  /** Position of the stretch, from 0. */
  stretch: number;
  key: string;
  reason: string;
}

/** An answer: a text or a code, yes or no, or months. */
export type CollectValue = string | boolean | { from: string; to: string };

/** Answers of one stretch, by the keys of the fields; those of `STRETCH_KEYS` beside them. */
export type CollectStretch = Record<string, CollectValue>;

/** `explanation`: a free text · `doNotContact`: whether this employer may not be asked yet. */
export const STRETCH_KEYS = ['explanation', 'doNotContact'] as const;

/** One group of a collection form with its values. */
export interface CollectItem {
  id: string;
  groupCode: string;
  name: string;
  nameEn: string;
  status: CollectItemStatus;
  fields: CollectField[];
  /** Whether it has several stretches: schools, jobs, referees. */
  isList: boolean;
  /** Key of the months that should follow each other without a gap; `null` for none. */
  monthsKey: string | null;
  /** Papers that prove it, in the reader's language; `null` where none is asked. */
  proof: string | null;
  needsFile: boolean;
  /** JSON text of `CollectStretch[]`. */
  dataForm: string;
  /** JSON text of `{ name, url }[]`. */
  files: string;
  returnReason: string | null;
  returned: ReturnedField[];
  /** JSON text as it was when it was returned; `null` before. */
  previousData: string | null;
  /** When it was stored last; `null` before. */
  savedAt: string | null;
  /** Raised by every save. */
  version: number;
}

/** Something that a rule found in what a candidate gave. */
export interface CollectFinding {
  itemId: string;
  /** Position of the stretch; `null` for the whole item. */
  stretch: number | null;
  key: string | null;
  /** In the reader's language. */
  text: string;
}

/** A consent as staff see it, with its proof. */
export interface ConsentRecord extends Pick<Consent, 'kind' | 'groupCode' | 'title' | 'version'> {
  state: 'given' | 'refused' | 'withdrawn';
  time: string;
  /** Way of signing: `drawn`, `typed`, `paper`, or `link` for a refusal. */
  method: string;
  address: string;
  textHash: string;
}

/** A collection form, whole. */
export interface CollectFormData {
  form: CollectForm;
  items: CollectItem[];
  /** Moves that the caller may make, also those that are blocked. */
  moves: MoveChoice<CollectMove>[];
  /** Findings of rules. */
  findings: CollectFinding[];
  consents: ConsentRecord[];
}

/** Schema of one group's values. */
export const collectItemDraft = object({
  groupCode: word().required(),
  dataForm: jsonText().required(),
  files: jsonText(),
  /** Version that the change was made from; another one is refused with the newer item. */
  version: versionNumber(),
});

/** Schema of a whole form's values, as staff fill it in or as the candidate sends it. */
export const collectFormDraft = object({
  orderId: idText(),
  candidateId: idText(),
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
  /** Months that reports are stored. */
  retentionMonths: number;
}

/** Content of the pages behind a candidate's link. */
export interface CollectPage {
  orderId: string;
  orderNo: string;
  candidateId: string;
  companyName: string;
  candidateName: string;
  positionName: string | null;
  status: CollectStatus;
  /** When the link ends. */
  tokenExpire: string | null;
  /** Address of the authorisation letter; `null` until it is signed. */
  authUrl: string | null;
  /** Contact of the provider; `null` until somebody has accepted the order. */
  officer: { realname: string; phone: string } | null;
  /** Months that the report is stored. */
  retentionMonths: number;
  /** Day on which everything is deleted; `null` while that is not known. */
  deleteDueDate: string | null;
  /** Items that are surveyed, also those that the candidate fills in nothing for. */
  surveyed: { groupCode: string; name: string; purpose: string }[];
  consents: Consent[];
  items: CollectItem[];
  /** Requests for material, the newest first. */
  supplements: { content: string; createTime: string }[];
  steps: ClientStepState[];
  /** When the candidate was identified; `null` before. */
  identifiedTime: string | null;
  submitTime: string | null;
  /** When the link was opened on another device than this; `null` while it was not. */
  otherDeviceTime: string | null;
  /** The issued report; `null` before, and where the company gives candidates no copy. */
  report: { reportNo: string; issueTime: string } | null;
}

/** Names a candidate's form for staff; candidates are known by their link. */
export const collectRef = object({ orderId: idText(), candidateId: idText() });

/** Schema of an invitation, and of a reminder of a form. */
export const collectNotice = object({
  orderId: idText().required(),
  candidateId: idText().required(),
  channel: choice<InviteChannel>(1, 2, 3, 4).required(),
  language: string<CandidateLanguage>().oneOf(['zh', 'en']),
  mobile: cleaned('tel').max(32).nullable(),
  email: cleaned('email').max(128).nullable(),
  /** A sentence to the candidate, added to the message. */
  content: text(500),
});

/** An invitation that was made. */
export interface Invitation {
  /** Address of the candidate's pages; nobody can read it a second time. */
  url: string;
  expireTime: string;
  form: CollectForm;
}

/** Schema of a returned item: the whole, or some of its fields. */
export const collectReturn = object({
  orderId: idText().required(),
  itemId: idText().required(),
  returnReason: word(500).required('请填写补充信息'),
  fields: array(
    object({
      stretch: count(COLLECT_STRETCHES).required(),
      key: word(128).required(),
      reason: word(500).required('请填写补充信息'),
    }).required(),
  ).max(50),
});

/** Schema of a decision of the candidate beside the signature. */
export const authDecision = object({
  /** 3 refused · 4 withdrawn. */
  authStatus: choice(3, 4).required(),
  reason: text(500),
  /** For staff who were told on the phone. */
  orderId: idText(),
});

/** Schema of one group of a form, as the candidate's page stores it. */
export const singleFormData = collectItemDraft.shape({ dataForm: lines().max(262_144).required() });

/** Result of storing one group. */
export interface SavedItem {
  item: CollectItem;
  progress: number;
}

/** Result of a submission. */
export interface SubmittedForm {
  status: CollectStatus;
  submitTime: string;
}
