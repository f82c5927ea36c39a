import type { AxiosInstance, AxiosResponse } from 'axios';
import type { AnyCall, Call, Module } from '../contract/call';
import { valueOf, type RawResponse } from './response';
import { createResponseMemory } from './responseMemory';
import { ApiError } from './errors';
import { checkedInput, payloadOf } from './payload';
import { createSessionWatch } from './sessionWatch';
import { textOf } from './texts';

/** 500 s: reports and exports are made while the caller waits. */
const TIMEOUT = 500_000;

/** Options of an HTTP client. */
export interface HttpOptions {
  /** @default '/CM-API' */
  baseURL?: string | undefined;
  /** Path in front of a module's calls, such as `/system-api`. A gateway may route by it. */
  prefixes?: Partial<Record<Module, string>> | undefined;
  /** Returns the token of the session; `null` without one. Read for every call. */
  getToken?: (() => string | null | undefined) | undefined;
  /**
   * Returns the language of the responses.
   * @default () => 'zh'
   */
  getLanguage?: (() => string) | undefined;
  /**
   * Called when the server no longer knows the session, once per token however many calls it
   * refused, and never for `logOut`.
   */
  onSessionEnd?: ((error: ApiError) => void) | undefined;
  /**
   * Milliseconds that a response may take.
   * @default 500_000
   */
  timeout?: number | undefined;
}

/** Options of one call. */
export interface SendOptions {
  /** Gives the call up; it then fails as `aborted`. */
  signal?: AbortSignal | undefined;
  /** Called with the part of the upload that has left, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /**
   * Names the intention: the server does equal calls with one key once. See `newIdempotencyKey`.
   */
  idempotencyKey?: string | undefined;
  /** Whether the call goes on when its page ends. Its body may have 64 KB. @default false */
  keepalive?: boolean | undefined;
  /**
   * Whether nobody sees the response yet: the server then records no access.
   * @default false
   */
  isAhead?: boolean | undefined;
}

/**
 * A client of the server. It shows nothing and goes nowhere: it returns data, or throws an
 * `ApiError`.
 */
export interface Http {
  /** Checks the input, sends it and returns the response's data. */
  send<Input, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: SendOptions,
  ): Promise<Output>;
}

/**
 * Returns a client of the server. Unchanged responses to GETs come from memory, which lasts as long
 * as the session, once the server has confirmed them. axios is fetched with the first call, so that
 * a page which calls nothing does not carry it.
 */
export function createHttp({
  baseURL = '/CM-API',
  prefixes = {},
  getToken = () => null,
  getLanguage = () => 'zh',
  onSessionEnd = () => {},
  timeout = TIMEOUT,
}: HttpOptions = {}): Http {
  const watch = createSessionWatch(getToken, onSessionEnd);
  const memory = createResponseMemory();
  let client: AxiosInstance | undefined;

  async function exchange(
    call: AnyCall,
    input: unknown,
    token: string | null,
    options: SendOptions,
  ): Promise<RawResponse> {
    const { signal, onProgress, idempotencyKey, keepalive, isAhead } = options;
    const language = getLanguage();
    const { method, path, params, data } = payloadOf(call, input, language);
    const isRepeatable = method === 'GET' && call.responseType === 'json';
    const request = [language, call.module, path, params].join(' ');
    const known = isRepeatable ? memory.find(token, request) : undefined;
    client ??= (await import('axios')).default.create({
      baseURL,
      timeout,
      validateStatus: null,
      transitional: { clarifyTimeoutError: true },
    });
    const response = await client.request<unknown>({
      method,
      url: (prefixes[call.module] ?? '') + path,
      headers: {
        ...(token && { Authorization: `Bearer ${token}`, accesstoken: token }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(known && { 'If-None-Match': known.etag }),
        ...(isAhead && { Purpose: 'prefetch' }),
        'Accept-Language': language,
      },
      ...(params && { params }),
      ...(data !== undefined && { data }),
      ...(call.responseType === 'file' && { responseType: 'arraybuffer' as const }),
      ...(signal && { signal }),
      ...(keepalive && { adapter: 'fetch' as const, fetchOptions: { keepalive } }),
      ...(onProgress && {
        onUploadProgress: ({ loaded, total }) =>
          onProgress(total ? Math.min(1, loaded / total) : 0),
      }),
    });
    const raw = response.status === 304 && known ? known : toRawResponse(response);
    if (isRepeatable && raw.status === 200) memory.keep(token, request, raw);
    return raw;
  }

  return {
    async send<Input, Output>(call: Call<Input, Output>, input: Input, options: SendOptions = {}) {
      const language = getLanguage();
      const checked = await checkedInput(call, input, language);
      const token = getToken() || null;
      try {
        const raw = await exchange(call, checked, token, options).catch((cause: unknown) =>
          Promise.reject(transportErrorOf(cause, options, language)),
        );
        return valueOf(call, raw, language) as Output;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'session') watch.ended(call, token, error);
        throw error;
      }
    },
  };
}

function toRawResponse({ status, data, headers }: AxiosResponse<unknown>): RawResponse {
  const header = (name: string) => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    status,
    body: bytesOrValue(data),
    contentType: header('content-type'),
    contentDisposition: header('content-disposition'),
    etag: header('etag'),
  };
}

/** Node's axios gives bytes as a Buffer, the browser's as an ArrayBuffer. */
function bytesOrValue(body: unknown): unknown {
  return ArrayBuffer.isView(body)
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice().buffer
    : body;
}

/** Returns why no response came. */
function transportErrorOf(cause: unknown, { signal }: SendOptions, language: string): ApiError {
  if (cause instanceof ApiError) return cause;
  const { code } = cause as { code?: string | undefined };
  if (code === 'ERR_CANCELED' || signal?.aborted)
    return new ApiError({
      kind: 'aborted',
      message: textOf('aborted', language),
      shownFor: 2,
      cause,
    });
  const kind = code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? 'timeout' : 'network';
  return new ApiError({ kind, message: textOf(kind, language), cause });
}
