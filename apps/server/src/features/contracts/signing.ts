import type { contracts as calls, InputOf } from '@mingjian/api';
import { hashOf } from '../../database/ids';
import type { ReceivedContent } from '../../http/uploads';
import type { ContractContent } from './contractContent';
import type { DocumentSignature } from './contractDocument';

/** A signature as its call brings it. */
export type SignatureInput = InputOf<typeof calls.signContractCustomer>;

/** A document that was made before the transaction in which it is signed. */
export interface ReadyDocument {
  content: ContractContent;
  signature: DocumentSignature;
  strokes: string | null;
  file: ReceivedContent;
}

/** A signature whose code is spent and whose document is made. */
export interface PreparedSignature extends SignatureInput {
  /** None where the contract is signed already, or goes on at a vendor. */
  ready?: ReadyDocument | undefined;
  /** Whether a code confirmed the typed name. */
  byCode?: boolean | undefined;
}

/** Returns the keys of the consents that a signature gives. */
export const agreedIn = ({ consentKinds }: SignatureInput): string[] =>
  (consentKinds ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .sort();

/** Returns the hash by which an equal signature is known. A code is spent, so it is left out. */
export const requestHashOf = (input: SignatureInput) =>
  hashOf(
    JSON.stringify([
      input.contractId,
      agreedIn(input),
      input.method,
      input.strokes ?? null,
      input.typedName ?? null,
    ]),
  );

/** Returns a name as names are compared: spaces, dots and the case of letters are no difference. */
export const foldedName = (name: string) => name.replace(/[\s·•・.]/gu, '').toUpperCase();
