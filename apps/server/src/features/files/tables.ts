/** A text file that a company keeps with us, such as its rules. */
export interface StoredFileTable {
  /** Starts with a slash; unguessable parts are not needed, since every reading is scoped. */
  path: string;
  companyId: string;
  name: string;
  contentType: string;
  content: string;
}

/** Tables of this feature, by their names in TypeScript. */
export interface FilesTables {
  storedFiles: StoredFileTable;
}
