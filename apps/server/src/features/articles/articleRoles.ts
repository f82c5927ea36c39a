/** Roles that write articles and see what is not published. */
export const EDITORS: readonly string[] = ['ADMIN'];

/** Roles that read what is published. */
export const READERS: readonly string[] = [
  ...['ADMIN', 'PM', 'DISPATCH', 'VERIFIER', 'QC', 'FINANCE', 'SALES'],
  ...['COMPANY_MAIN', 'COMPANY_HR', 'COMPANY_FIN'],
];
