import { hashOf } from '../../../database/ids';
import type { ContractSignatureTable, IdentityCheckTable } from '../tables';

/** Returns the content of a signature as the chain of evidence takes it. */
export const signaturePayload = (
  {
    contentHash,
    method,
    byCode,
    strokes,
  }: Pick<ContractSignatureTable, 'contentHash' | 'method' | 'byCode' | 'strokes'>,
  fileHash: string | null,
) => ({
  contentHash,
  fileHash,
  method,
  byCode,
  strokesHash: strokes === null ? null : hashOf(strokes),
});

/** Returns the content of a check of identity as the chain of evidence takes it. */
export const identityPayload = ({
  method,
  result,
  reason,
  byCode,
}: Pick<IdentityCheckTable, 'method' | 'result' | 'reason' | 'byCode'>) => ({
  method,
  result,
  reason,
  byCode,
});
