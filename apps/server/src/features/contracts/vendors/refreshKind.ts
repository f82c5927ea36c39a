import { object, string } from 'yup';

/** Name and payload of the job that asks a vendor about a contract, or begins its flow there. */
export const contractRefresh = {
  name: 'contract-refresh',
  payload: object({ contractId: string().required() }),
};

/** Name and payload of the job that asks a vendor about the identity of a form's candidate. */
export const identityRefresh = {
  name: 'identity-refresh',
  payload: object({ formId: string().required() }),
};

/** Name and payload of the job that asks a vendor about the verification of a company. */
export const companyRefresh = {
  name: 'company-refresh',
  payload: object({ companyId: string().required() }),
};

/** Name and payload of the job that ends a flow at its vendor. */
export const flowRevocation = {
  name: 'flow-revocation',
  payload: object({ vendor: string().required(), flowId: string().required() }),
};
