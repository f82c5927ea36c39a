/** Largest size of an uploaded file, in megabytes of 1,048,576 bytes. */
export const UPLOAD_MEGABYTES = 2_100;

/** Extensions of pictures, in lower case; `jepg` as specified. */
export const PICTURE_EXTENSIONS = ['jpeg', 'jpg', 'jepg', 'gif', 'png'] as const;

/** Extensions of videos, which every browser plays. */
export const VIDEO_EXTENSIONS = ['mp4', 'webm'] as const;

/** Extensions of documents, pictures and recordings that people hand in. */
export const PAPER_EXTENSIONS = [
  'xlsx',
  'pdf',
  'doc',
  'docx',
  'xls',
  'rar',
  'zip',
  'png',
  'jpg',
  'jpeg',
  'jepg',
  'gif',
  'mp3',
  'wav',
] as const;

/** Extension of a file that may be uploaded. */
export type UploadExtension =
  | (typeof PAPER_EXTENSIONS)[number]
  | (typeof PICTURE_EXTENSIONS)[number]
  | (typeof VIDEO_EXTENSIONS)[number];

/** A kind of uploaded files. */
export interface UploadRule {
  /** In lower case. */
  extensions: readonly UploadExtension[];
  /** Largest size, in megabytes of 1,048,576 bytes. */
  megabytes: number;
  /** Who may read it: its company, its uploader and staff, or everyone who has signed in. */
  audience: 'company' | 'everyone';
  /** Whether only staff upload it. */
  isOfStaff: boolean;
}

/**
 * The kinds of uploaded files: papers of orders and companies, pictures of them, pictures of
 * people, those of a library (everyone reads the provider's), what belongs to articles,
 * documents of the resource library, pictures of reports, and papers of companies that register,
 * which arrive without an account.
 */
export const UPLOAD_RULES = {
  paper: {
    extensions: PAPER_EXTENSIONS,
    megabytes: UPLOAD_MEGABYTES,
    audience: 'company',
    isOfStaff: false,
  },
  picture: {
    extensions: PICTURE_EXTENSIONS,
    megabytes: 20,
    audience: 'company',
    isOfStaff: false,
  },
  avatar: {
    extensions: PICTURE_EXTENSIONS,
    megabytes: 5,
    audience: 'everyone',
    isOfStaff: false,
  },
  material: {
    extensions: PICTURE_EXTENSIONS,
    megabytes: 20,
    audience: 'company',
    isOfStaff: false,
  },
  article: {
    extensions: [...PICTURE_EXTENSIONS, ...VIDEO_EXTENSIONS],
    megabytes: UPLOAD_MEGABYTES,
    audience: 'everyone',
    isOfStaff: true,
  },
  /** Documents of the resource library. Clients read those of the documents that they see. */
  document: {
    extensions: ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'zip', ...PICTURE_EXTENSIONS],
    megabytes: 200,
    audience: 'company',
    isOfStaff: true,
  },
  /** Logos and cover pictures of reports, which every reader of a report sees. */
  reportPicture: {
    extensions: ['png', 'jpg', 'jpeg'],
    megabytes: 5,
    audience: 'everyone',
    isOfStaff: true,
  },
  registration: {
    extensions: ['pdf', 'jpg', 'jpeg', 'jepg', 'png'],
    megabytes: 10,
    audience: 'company',
    isOfStaff: false,
  },
  /** Papers of candidates, from their phones. */
  collect: {
    extensions: ['pdf', 'jpg', 'jpeg', 'jepg', 'png'],
    megabytes: 20,
    audience: 'company',
    isOfStaff: false,
  },
  /** Orders to import; CSV, which no bytes tell, is taken by that call alone. */
  orderImport: {
    extensions: ['xlsx'],
    megabytes: 10,
    audience: 'company',
    isOfStaff: false,
  },
} as const satisfies Record<string, UploadRule>;

/** Name of a kind of uploaded files. */
export type UploadKind = keyof typeof UPLOAD_RULES;

/** The kinds of uploaded files. */
export const UPLOAD_KINDS = Object.keys(UPLOAD_RULES) as UploadKind[];

/** Returns the extension of a file's name; `undefined` when no such file of the kind is taken. */
export function uploadExtensionOf(
  name: string,
  kind: UploadKind = 'paper',
): UploadExtension | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return UPLOAD_RULES[kind].extensions.find((one) => one === extension);
}

/** Sizes of pictures beside their own: of a list, and of a screen. */
export const PICTURE_SIZES = ['thumb', 'view'] as const;

/** Size of a picture beside its own. */
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Returns the kind of an upload: that of the library where it names a folder, else papers. */
export const uploadKindOf = ({
  kind,
  folderId,
}: {
  kind?: UploadKind | undefined;
  folderId?: unknown;
}): UploadKind => (folderId === undefined ? (kind ?? 'paper') : 'material');
