import type { SigningVendor } from '@mingjian/api';

/** A vendor of signatures; the product itself is none. */
export type ForeignVendor = Exclude<SigningVendor, 'builtin'>;

/** A person who signs, or proves an identity. */
export interface SigningPerson {
  /** Our own id of the person, which notifications bring back. */
  id: string;
  name: string;
  mobile: string;
  idType: 1 | 2 | 3 | 4;
  idNo: string;
}

/** A document that is to be signed at a vendor. */
export interface SigningDocument {
  /** Our own id of the contract, which notifications bring back. */
  contractId: string;
  title: string;
  pdf: Buffer;
  person: SigningPerson;
}

/** State of a flow at a vendor, in the words of our own. */
export interface FlowState {
  state: 'signing' | 'partly' | 'signed' | 'refused' | 'expired' | 'revoked' | 'rescinded';
  /** Why it was refused; otherwise `null`. */
  reason: string | null;
}

/** State of an identity at a vendor. */
export type IdentityState = 'waiting' | 'passed' | 'failed';

/** A notification as it arrived: its signature is over these very bytes. */
export interface VendorMessage {
  headers: Headers;
  body: Buffer;
}

/** A notification with a right signature. It names a row to ask about, and decides nothing. */
export interface VerifiedMessage {
  action: string;
  /** Id of a flow, or our own id of a contract. */
  flowId?: string | undefined;
  contractId?: string | undefined;
  /** Our own id of the person or the company whose identity was verified. */
  partyId?: string | undefined;
}

/** Pages of a vendor for a company. */
export type CompanyPage = 'verify' | 'seal' | 'exempt';

/** A company at a vendor. */
export interface SigningCompany {
  id: string;
  name: string;
  creditCode: string;
}

/** A provider that proves identities. Every method but `verifyCallback` asks the vendor. */
export interface IdentityProvider {
  /** Begins a proof and returns the address of its page. */
  startIdentity(person: SigningPerson): Promise<string>;
  identityState(person: SigningPerson): Promise<IdentityState>;
  /** Returns what a notification says; `undefined` unless the vendor has signed it just now. */
  verifyCallback(message: VendorMessage, now: Date): VerifiedMessage | undefined;
}

/** A provider of signatures. */
export interface SigningProvider extends IdentityProvider {
  code: ForeignVendor;
  /** Begins a flow and returns its id. */
  createFlow(document: SigningDocument): Promise<string>;
  /** Returns the address at which a person signs, once. */
  signUrl(flowId: string, person: SigningPerson): Promise<string>;
  flowState(flowId: string): Promise<FlowState>;
  /** Returns the signed document. */
  download(flowId: string): Promise<Buffer>;
  revoke(flowId: string, reason: string): Promise<void>;
  /** Returns the address at which a company is verified, has its seal made, or is exempted. */
  companyUrl(page: CompanyPage, company: SigningCompany): Promise<string>;
  companyState(company: SigningCompany): Promise<IdentityState>;
}
