import { toApiError, type ApiErrorKind } from '@mingjian/api';
import { FileRefusal } from '@mingjian/widgets/fileContent';

/** Causes of failures that another try does not change. */
const FINAL: readonly ApiErrorKind[] = ['business', 'input', 'forbidden', 'missing'];

/** Throws the failure of a call about a file; as a refusal where another try is of no use. */
export function toFileRefusal(failure: unknown): never {
  const { kind, status, message } = toApiError(failure);
  if (FINAL.includes(kind) || status === 501) throw new FileRefusal(message);
  throw failure;
}
