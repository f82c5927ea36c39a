import { useRef, useState } from 'react';
import type { ApiRequest } from './model/requestOf';

/** The outcome of a call: a response with a JSON text or a file, or none. */
export type Answer =
  | { kind: 'response'; status: number; costMs: number; content: string | File }
  | { kind: 'unreachable' };

/** Returns what makes a call as a program would, without this page's session. */
export function useTrial() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isSending, setIsSending] = useState(false);
  const newest = useRef(0);
  const send = async (request: ApiRequest) => {
    const own = (newest.current += 1);
    setIsSending(true);
    const found = await ask(request);
    if (own !== newest.current) return;
    setAnswer(found);
    setIsSending(false);
  };
  return { answer, isSending, send };
}

async function ask({ url, method, headers, body }: ApiRequest): Promise<Answer> {
  const began = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'omit',
      ...(body !== undefined && { body }),
    });
    const content = await contentOf(response);
    const costMs = Math.round(performance.now() - began);
    return { kind: 'response', status: response.status, costMs, content };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function contentOf(response: Response): Promise<string | File> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json'))
    return new File([await response.blob()], fileNameIn(response.headers), { type });
  return JSON.stringify(await response.json(), null, 2);
}

function fileNameIn(headers: Headers): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return name ? decodeURIComponent(name) : 'report.pdf';
}
