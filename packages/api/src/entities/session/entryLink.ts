import { object, string } from 'yup';
import { word } from '../../schema';

/** The page that a link leads to: the candidate's own, or that of signing. */
export type EntryPurpose = 'clientUser' | 'signPage';

/** A link that is valid. It says nothing of the person whom it was sent to. */
export interface EntryLink {
  /** Until when it works: `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  expireTime: string;
}

/** Schema of an entry by a link. */
export const entryRef = object({
  purpose: string<EntryPurpose>().oneOf(['clientUser', 'signPage']).required(),
  /** The token in the address. */
  token: word(128).required(),
});
