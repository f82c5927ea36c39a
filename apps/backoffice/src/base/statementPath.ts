/** Returns the address of a statement, opened beside the list of a client or of staff. */
export const statementPath = (id: string, isClient: boolean): string =>
  `${folderOf(isClient)}/statementList?statement=${encodeURIComponent(id)}`;

/** Returns the address of a payment received, opened beside the list of a client or of staff. */
export const settlementPath = (id: string, isClient: boolean): string =>
  `${folderOf(isClient)}/settlementLogList?settlement=${encodeURIComponent(id)}`;

const folderOf = (isClient: boolean) => (isClient ? '/f-order' : '/a-company');
