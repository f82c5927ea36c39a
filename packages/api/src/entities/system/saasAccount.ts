import { object } from 'yup';
import {
  cleaned,
  count,
  dayText,
  flag,
  idText,
  text,
  word,
  type Flag,
  type Stored,
} from '../../schema';

/** A customer of the product itself, who runs a back-office of their own. */
export interface SaasAccount extends Stored {
  accountNo: string;
  companyName: string;
  contactName: string;
  contactPhone: string;
  /** The last day of use. */
  expireDate: string | null;
  userLimit: number;
  status: Flag;
  remark: string | null;
}

/** Schema of the writable fields of such a customer. */
export const saasAccountDraft = object({
  id: idText(),
  accountNo: word().required(),
  companyName: word(128).required(),
  contactName: cleaned('personName').max(64).required(),
  contactPhone: word(32).required(),
  expireDate: dayText(),
  userLimit: count(100_000),
  status: flag(),
  remark: text(500),
});

/** Writable fields of such a customer. */
export type SaasAccountDraft = typeof saasAccountDraft.__outputType;
