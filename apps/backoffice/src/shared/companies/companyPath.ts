/** Query parameter with the id of the company, on its page. */
export const COMPANY_PARAMETER = 'company';

/** Returns the address of a client company's page, for staff. */
export const companyPath = (id: string): string =>
  `/a-company/companyPage?${COMPANY_PARAMETER}=${encodeURIComponent(id)}`;
