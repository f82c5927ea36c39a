import type { DocumentSigner } from '../http/documentSigner';

/** A file that a template reads by its name: a picture, or one that it attaches. */
export interface PdfFile {
  name: string;
  content: Uint8Array;
}

/** A document that is to be made: data for a template. */
export interface PdfTask {
  template: 'document' | 'report' | 'statement';
  /** Becomes `/document.json`, whose `created` is the moment below. */
  data: object;
  files: readonly PdfFile[];
  /** Moment of its creation: equal tasks are equal bytes. */
  createdAt: Date;
  /**
   * Standard of the file. That of universal access is for checks, since a file has one.
   * @default 'a-3a'
   */
  standard?: 'a-3a' | 'ua-1' | undefined;
  /** Key that signs it, and when. @default none */
  signature?:
    | (Pick<DocumentSigner, 'container' | 'password' | 'subject'> & { at: Date })
    | undefined;
}
