/** A file of a message. */
export interface MessageFile {
  name: string;
  /** Its stored path. */
  url: string;
}

/** Most files of an e-mail. */
export const EMAIL_FILES = 10;
/** Most megabytes of all files of an e-mail. */
export const EMAIL_MEGABYTES = 20;
/** Most addresses of one line of an e-mail. */
export const EMAIL_ADDRESSES = 20;
