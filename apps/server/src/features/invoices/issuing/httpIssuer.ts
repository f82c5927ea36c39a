import { readFileSync } from 'node:fs';
import { object, number, string, type InferType } from 'yup';
import type { InvoiceIssuer, IssueAnswer } from '../../../http/invoiceService';
import { fetchBytes, isSafe } from '../../../http/vendorHttp';
import { StartError } from '../../../startError';

/** Most bytes of a response: the PDF is in it. */
const MOST_BYTES = 16_777_216;

const settings = object({
  name: string().max(64).required(),
  url: string().max(500).required(),
  token: string().max(4_000),
  /** Milliseconds until it counts as failed, when it is silent. */
  patience: number().integer().min(100).max(60_000).default(30_000),
}).noUnknown();

/** Settings of a service that issues invoices. */
export type IssuerSettings = InferType<typeof settings>;

/**
 * Reads the issuing service of an installation from the JSON file that `INVOICE_SERVICE` names;
 * `undefined` without one. Throws a `StartError` that says what is wrong.
 */
export function readIssuer(file: string | undefined): IssuerSettings | undefined {
  if (!file) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const known = settings.cast(settings.validateSync(content, { strict: true }));
    if (!isSafe(known.url)) throw new Error('its address must be https');
    return known;
  } catch (error) {
    throw new StartError(`INVOICE_SERVICE ${file} cannot be used: ${(error as Error).message}.`);
  }
}

const answerSchema = object({
  /** `0` is success. */
  code: string().max(64).required(),
  message: string().max(500),
  result: object({
    invoiceNo: string().max(20).required(),
    issueDate: string()
      .matches(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
    redConfirmNo: string().max(64).nullable().default(null),
    /** Base64. */
    pdf: string().required(),
  })
    .default(undefined)
    .nullable(),
});

/** Returns a service that is asked over HTTP, at its own address alone. */
export const httpIssuer = ({ name, url, token, patience }: IssuerSettings): InvoiceIssuer => ({
  name,
  async issue(question) {
    try {
      const bytes = await fetchBytes(
        url,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': question.requestId,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(question),
          patience,
        },
        MOST_BYTES,
      );
      return readIssued(bytes.toString('utf8'));
    } catch (error) {
      return { problem: problemOf(error as Error), message: null };
    }
  },
});

function readIssued(text: string): IssueAnswer {
  try {
    const { code, message, result } = answerSchema.validateSync(JSON.parse(text));
    if (code !== '0') return { problem: 'refused', message: message ?? null };
    if (!result) return { problem: 'unreadable', message: null };
    return { issued: { ...result, pdf: Buffer.from(result.pdf, 'base64') } };
  } catch {
    return { problem: 'unreadable', message: null };
  }
}

/** Names what went wrong. The error itself may name addresses and headers. */
function problemOf({ name, message }: Error) {
  if (name === 'TimeoutError') return 'timeout';
  return /responds with|too large/.test(message) ? 'status' : 'unreachable';
}
