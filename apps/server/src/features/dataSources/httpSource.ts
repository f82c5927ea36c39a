import { readFileSync } from 'node:fs';
import { array, number, object, string, type InferType } from 'yup';
import type { Source, SourceExchange } from '../../http/sourceService';
import { isSafe } from '../../http/vendorHttp';
import { StartError } from '../../startError';
import { MOST_BYTES, readAnswer } from './readAnswer';

/** Milliseconds until a silent source counts as failed. */
const PATIENCE = 10_000;

const settings = object({
  code: string()
    .matches(/^[\w.-]{1,64}$/)
    .required(),
  name: string().max(128).required(),
  nameEn: string().max(128).required(),
  vendor: string().max(64).required(),
  items: array(string().max(64).required()).min(1).required(),
  price: number().integer().min(0).required(),
  url: string().max(500).required(),
  token: string().max(4_000),
  /** Milliseconds until it counts as failed, when it is silent. */
  patience: number().integer().min(100).max(60_000).default(PATIENCE),
}).noUnknown();

/** Settings of a data source that is asked over HTTP. */
export type SourceSettings = InferType<typeof settings>;

/**
 * Reads the data sources of an installation from the JSON file that `DATA_SOURCES` names;
 * `undefined` without one. Throws a `StartError` that says what is wrong.
 */
export function readSources(file: string | undefined): readonly SourceSettings[] | undefined {
  if (!file) return undefined;
  try {
    const schema = array(settings.required()).min(1).required();
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const list = schema.cast(schema.validateSync(content, { strict: true }));
    for (const { code, url } of list)
      if (!isSafe(url)) throw new Error(`the address of ${code} must be https`);
    return list;
  } catch (error) {
    throw new StartError(`DATA_SOURCES ${file} cannot be used: ${(error as Error).message}.`);
  }
}

/**
 * Returns a data source that is asked over HTTP. It is asked at its own address alone: redirects
 * are a problem, and so are long and late responses.
 */
export function httpSource({ url, token, patience, ...source }: SourceSettings): Source {
  return {
    ...source,
    async query(question) {
      const timeout = AbortSignal.timeout(patience);
      const exchange: SourceExchange = {
        url,
        request: question,
        response: null,
        httpStatus: null,
        bizCode: null,
        answer: null,
        problem: null,
      };
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': question.traceId,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(question),
          redirect: 'manual',
          signal: timeout,
        });
        exchange.httpStatus = reply.status;
        exchange.response = await readText(reply);
        if (exchange.response === null) return { ...exchange, problem: 'tooLarge' };
        if (!reply.ok) return { ...exchange, problem: 'status' };
        return { ...exchange, ...readAnswer(exchange.response) };
      } catch {
        // The error may name addresses and headers.
        return {
          ...exchange,
          problem: timeout.aborted ? 'timeout' : 'unreachable',
        };
      }
    },
  };
}

/** Returns the text of a response; `null` for one that is too long. */
async function readText({ body }: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
