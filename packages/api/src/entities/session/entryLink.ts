import { object, string } from 'yup';
import { cleaned, word } from '../../schema';

/** The page that a link leads to: the candidate's own, or that of signing. */
export type EntryPurpose = 'clientUser' | 'signPage';

/** A link that is valid. It says nothing of the person whom it was sent to. */
export interface EntryLink {
  /** Until when it works: `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  expireTime: string;
  /** Whether a code can be sent to the mobile number of its person. */
  sendsCode: boolean;
}

/** A session of a candidate, who has entered by a link. */
export interface EntrySession {
  /** Travels in the headers of a session. */
  token: string;
  /** Until when the link works, `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  expireTime: string;
}

/** Schema of an entry by a link. */
export const entryRef = object({
  purpose: string<EntryPurpose>().oneOf(['clientUser', 'signPage']).required(),
  /** The token in the address. */
  token: word(128).required(),
});

/** Schema of an entry with its second proof: the last digits of the mobile number, or a code. */
export const entryProof = entryRef.shape({
  lastFour: cleaned('code').matches(/^\d{4}$/, { excludeEmptyString: true }),
  codeId: string().max(64),
  code: cleaned('code').matches(/^\d{6}$/, { excludeEmptyString: true }),
});
