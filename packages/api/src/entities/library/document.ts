import { object } from 'yup';
import { choice, dayText, idText, jsonText, richText, text, word, type Stored } from '../../schema';

/** A document that staff work with. */
export interface KnowledgeDocument extends Stored {
  title: string;
  /** 1 scripts · 2 law · 3 templates · 4 company lists. */
  category: 1 | 2 | 3 | 4;
  /** JSON text list of words. */
  tags: string | null;
  fileUrl: string | null;
  coverUrl: string | null;
  /** Sanitised HTML. */
  content: string | null;
  /** 0 everybody · 1 staff · 2 clients. */
  visibleTo: 0 | 1 | 2;
  downloadCount: number;
  version: number;
  expireDate: string | null;
}

/** Schema of the writable fields of a document. */
export const documentDraft = object({
  id: idText(),
  title: word(200).required(),
  category: choice(1, 2, 3, 4).required(),
  tags: jsonText(),
  fileUrl: text(500),
  coverUrl: text(500),
  content: richText(),
  visibleTo: choice(0, 1, 2),
  expireDate: dayText(),
});

/** Writable fields of a document. */
export type KnowledgeDocumentDraft = typeof documentDraft.__outputType;
