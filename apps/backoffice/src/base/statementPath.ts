/** Returns the address of a statement, opened beside the list of a client or of staff. */
export function statementPath(id: string, isClient: boolean): string {
  return `/${isClient ? 'f-order' : 'a-company'}/statementList?statement=${encodeURIComponent(id)}`;
}
