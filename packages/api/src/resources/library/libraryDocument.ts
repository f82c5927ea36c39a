import {
  code,
  count,
  day,
  dictionaryCode,
  flag,
  json,
  reference,
  tags,
  text,
} from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Documents of the resource library, for staff and for clients. */
export const libraryDocument = resource(
  'fResourceLib',
  {
    title: text({ max: 200, search: true, sort: true, write: true }),
    titleEn: text({ max: 200, optional: true, search: true, write: true }),
    category: dictionaryCode('library_category', { search: true, sort: true, write: true }),
    /** JSON text list of words. */
    tags: tags({ optional: true, search: true, write: true }),
    /** JSON text list of one file, `{ name, url }[]`. Another file is a new version. */
    fileUrl: json({ write: true }),
    /** 1 staff · 2 staff and all clients · 3 staff and chosen companies. */
    audience: code([1, 2, 3], { search: true, sort: true, write: true, default: 1 }),
    /** JSON text list of the ids of chosen companies; `null` to clients. */
    companyIds: json({ write: true, default: '[]' }),
    /** The last day on which clients see it. */
    expireDate: day({ optional: true, search: true, sort: true, write: true }),
    isExpired: flag({}),
    ownerId: reference('sysUsers', {
      optional: true,
      restricted: true,
      write: true,
      nameField: 'ownerName',
    }),
    ownerName: text({ max: 64, optional: true, restricted: true }),
    /** Number of the newest version, from 1. */
    versionNo: count({ min: 1, max: 1_000_000 }),
    downloadCount: count({ max: 1_000_000_000, search: true, sort: true }),
  },
  { module: 'default' },
);

/** A document of the resource library. */
export type LibraryDocument = RowOf<typeof libraryDocument>;
/** The writable fields of a document. */
export type LibraryDocumentDraft = DraftIn<typeof libraryDocument>;
/** 1 staff · 2 staff and all clients · 3 staff and chosen companies. */
export type LibraryAudience = LibraryDocument['audience'];

/** A file that a document had or has. */
export interface LibraryVersion {
  /** From 1 without gaps. */
  number: number;
  name: string;
  /** Address of the file. */
  url: string;
  /** In bytes; `null` where the file is gone. */
  size: number | null;
  userName: string | null;
  createTime: string;
}

/** A document with its versions, the newest first; a client gets the newest alone. */
export interface LibraryDocumentDetail extends LibraryDocument {
  versions: LibraryVersion[];
  /** Names of the chosen companies; empty to clients. */
  companyNames: string[];
}
