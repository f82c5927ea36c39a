import {
  scrubbed,
  scrubbedStack,
  type ClientErrorKind,
  type ClientErrorReport,
} from '@mingjian/api';

/** An error as it was seen: an `Error`, or whatever else was thrown. */
export interface SeenError {
  kind: ClientErrorKind;
  error: unknown;
}

/** Names of errors that are no faults of the application: the server or the network answered. */
const EXPECTED = /^(ApiError|InputError|AbortError)$/;
/** A report of Chromium about a layout that settles in the next frame. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Returns the report of an error, without what a person may have typed; `null` for one that is no
 * fault of the application.
 */
export function errorReport(
  { kind, error }: SeenError,
  place: Pick<ClientErrorReport, 'page' | 'release' | 'agent'>,
): ClientErrorReport | null {
  const { name, message, stack } = partsOf(error);
  if (EXPECTED.test(name) || HARMLESS.test(message)) return null;
  return {
    kind,
    name: scrubbed(name).slice(0, 64) || 'Error',
    message: scrubbed(message),
    stack: scrubbedStack(stack),
    ...place,
  };
}

function partsOf(error: unknown) {
  if (error instanceof Error || error instanceof DOMException) {
    const { name, message, stack = '' } = error;
    return { name, message, stack };
  }
  return { name: typeof error, message: typeof error === 'string' ? error : '', stack: '' };
}

/** Returns a violation of the content security policy as an error with its place in the code. */
export function policyError({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent): Error {
  const error = new Error(blockedURI);
  error.name = effectiveDirective;
  error.stack = sourceFile ? `at ${sourceFile}:${lineNumber}:${columnNumber}` : '';
  return error;
}
