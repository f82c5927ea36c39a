import {
  ApiError,
  type ApiErrorKind,
  type entryLinks,
  type EntryLink,
  type EntrySession,
  type InputOf,
  type SentCode,
} from '@mingjian/api';
import { language } from './language';

/** Paths of the calls that need no session; a test compares them with the contract. */
export const ENTRY_PATHS = {
  check: '/entryLink/check',
  sendCode: '/entryLink/sendCode',
  enter: '/entryLink/enter',
} as const satisfies Record<keyof typeof entryLinks, string>;

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'input',
  404: 'missing',
  429: 'throttled',
};

/** An envelope of the server. */
interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

async function send(path: string, input: object): Promise<unknown> {
  const response = await fetch(`/CM-API${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language.get() },
    body: JSON.stringify(input),
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', message: OFFLINE[language.get()], cause });
  });
  const { status } = response;
  const envelope = (await response.json().catch(() => null)) as Envelope | null;
  if (envelope?.code === 0) return envelope.data;
  throw new ApiError({
    kind: KINDS[status] ?? 'server',
    status,
    code: envelope?.code ?? null,
    message: envelope?.msg ?? OFFLINE[language.get()],
    details: envelope?.data,
  });
}

const OFFLINE = {
  zh: '连接不上服务器，请检查网络后重试。',
  en: 'The server cannot be reached. Check your connection and try again.',
};

/**
 * The calls of the way in, by the browser's own `fetch`: the first screen does without the client
 * and its schemas, which are loaded while the second proof is typed.
 */
export const entryCalls = {
  check: async (input: InputOf<typeof entryLinks.check>) =>
    send(ENTRY_PATHS.check, input) as Promise<EntryLink>,
  sendCode: async (input: InputOf<typeof entryLinks.sendCode>) =>
    send(ENTRY_PATHS.sendCode, input) as Promise<SentCode>,
  enter: async (input: InputOf<typeof entryLinks.enter>) =>
    send(ENTRY_PATHS.enter, input) as Promise<EntrySession>,
};
