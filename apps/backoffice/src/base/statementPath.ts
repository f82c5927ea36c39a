/** Returns the address of a statement, opened beside the list of a client or of staff. */
export const statementPath = (id: string, isClient: boolean): string =>
  `${folderOf(isClient)}/statementList?statement=${encodeURIComponent(id)}`;

/** Returns the address of a payment received, opened beside the list of a client or of staff. */
export const settlementPath = (id: string, isClient: boolean): string =>
  `${folderOf(isClient)}/settlementLogList?settlement=${encodeURIComponent(id)}`;

/** Returns the address of an invoice, opened beside the list of a client or of staff. */
export const invoicePath = (id: string, isClient: boolean): string =>
  `${folderOf(isClient)}/invoiceList?invoice=${encodeURIComponent(id)}`;

/** Returns the address of the invoice details of a client or of all, for staff. */
export const ticketsPath = (isClient: boolean): string => `${folderOf(isClient)}/ticketList`;

const folderOf = (isClient: boolean) => (isClient ? '/f-order' : '/a-company');
