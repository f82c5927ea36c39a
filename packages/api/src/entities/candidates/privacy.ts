import { boolean, number, object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  PRIVACY_MOVES,
  type PrivacyAct,
  type PrivacyMove,
  type PrivacyStatus,
} from '../../flows/candidates/privacyFlow';
import type { PrivacyRequest } from '../../resources/candidates/privacyRequest';
import { choice, idText, versionNumber, word } from '../../schema';

/** Kinds of requests: 1 access · 2 correction · 3 objection · 4 deletion. */
export const PRIVACY_KINDS = [1, 2, 3, 4] as const;

/** Kind of a request; see `PRIVACY_KINDS`. */
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/** Working days from the receipt of a request to its answer. */
export const PRIVACY_DAYS = 15;

/** An event of a request. */
export interface PrivacyEvent {
  action: PrivacyAct;
  label: string;
  /** Empty for the candidate and the product. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** A request with its history and its moves. */
export interface PrivacyRequestDetail extends PrivacyRequest {
  version: number;
  orderId: string | null;
  orderNo: string | null;
  /** Name of the item that it is about; `null` for everything. */
  itemName: string | null;
  /** Whether a dispute about the report of the order answers it. */
  isDispute: boolean;
  /** Reason of the answer. */
  answer: string | null;
  events: PrivacyEvent[];
  moves: MoveChoice<PrivacyMove>[];
  certificate: DeletionCertificate | null;
}

/** A proof that personal data was deleted. It has no personal content itself. */
export interface DeletionCertificate {
  id: string;
  certificateNo: string;
  /** 1 request of the candidate · 2 end of the retention. */
  ground: 1 | 2;
  /** When everything was deleted; `null` while the deletion runs. */
  completeTime: string | null;
}

/** A request as its candidate sees it. */
export interface OwnPrivacyRequest {
  id: string;
  requestNo: string;
  kind: PrivacyKind;
  kindLabel: string;
  status: PrivacyStatus;
  itemName: string | null;
  content: string | null;
  receiveTime: string;
  dueTime: string;
  /** Reason of the answer; `null` before it. */
  answer: string | null;
  answerTime: string | null;
  mayWithdraw: boolean;
  /** Whether it disputes the report of the order. */
  isDispute: boolean;
  /** Whether a package with the stored data can be downloaded. */
  hasPackage: boolean;
}

const kind = () => choice<PrivacyKind>(...PRIVACY_KINDS).required();
const content = () => word(2_000).required();

/** Schema of a candidate's own request. */
export const ownPrivacyDraft = object({
  kind: kind(),
  groupCode: idText().nullable(),
  /** With kind 3: whether it disputes the issued report. @default false */
  aboutReport: boolean(),
  content: content(),
});

/** Schema of a request that staff enter for a call or a letter. */
export const privacyDraft = object({
  orderNo: word(64).required(),
  kind: kind(),
  channel: number<2 | 3>().oneOf([2, 3]).required(),
  /** With kind 3: whether it disputes the issued report. @default false */
  aboutReport: boolean(),
  content: content(),
});

/** Schema of a move of a request. */
export const privacyUpdate = object({
  id: idText().required(),
  action: string<PrivacyMove>()
    .oneOf([...PRIVACY_MOVES])
    .required(),
  reason: word(500).nullable(),
  version: versionNumber().nullable(),
});
