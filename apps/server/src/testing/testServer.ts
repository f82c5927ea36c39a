import { startOfBeijingDay, type Site, type UserType } from '@mingjian/api';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackend, createServer } from '../createServer';
import type { Bucket } from '../http/bucket';
import type { Senders } from '../features/outbox/senders';
import type { AssistantService } from '../http/assistantService';
import { API_BASE } from '../http/apiBase';
import type { DocumentSigner } from '../http/documentSigner';
import type { MapService } from '../http/mapService';
import type { SigningProvider } from '../http/signingService';
import { DEMO_PASSWORD } from '../demo/people';
import { TEST_DAY, testDatabase } from './testDatabase';
import type { InvoiceIssuer } from '../http/invoiceService';

/** A response: HTTP status, envelope and headers. */
export interface Reply {
  status: number;
  code: number;
  msg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  data: any;
  headers: Headers;
}

/** Options of a call. */
export interface Sending {
  token?: string | undefined;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  form?: boolean;
}

/** Options of a server for tests. */
export interface TestServerOptions {
  staticDir?: string;
  site?: Site;
  passwordMin?: number;
  uploadMegabytes?: number;
  companyMegabytes?: number;
  bucket?: Bucket;
  maps?: MapService;
  assistant?: AssistantService;
  senders?: Senders;
  issuer?: InvoiceIssuer;
  signing?: readonly SigningProvider[];
  signer?: DocumentSigner;
  companyName?: { zh: string; en: string };
  allowsLocalWebhooks?: boolean;
  sourceFolder?: string;
}

let servers = 0;

/**
 * Returns a server on the shared demo database with a clock of its own, and short ways to call it.
 */
export async function createTestServer({
  passwordMin,
  uploadMegabytes,
  companyMegabytes,
  bucket,
  maps,
  assistant,
  senders = {},
  issuer,
  signing,
  signer,
  companyName,
  allowsLocalWebhooks,
  sourceFolder,
  ...options
}: TestServerOptions = {}) {
  const database = await testDatabase();
  const clock = {
    now: new Date(startOfBeijingDay(TEST_DAY).getTime() + 10.5 * 3_600_000),
  };
  const lines: Record<string, unknown>[] = [];
  const log = (line: object) => void lines.push({ ...line });
  const exportFolder = path.join(tmpdir(), `mingjian-exports-${process.pid}-${(servers += 1)}`);
  const uploadFolder = path.join(tmpdir(), `mingjian-uploads-${process.pid}-${servers}`);
  const backend = createBackend(database, {
    exportFolder,
    uploadFolder,
    bucket,
    clock: () => clock.now,
    log,
    ...(passwordMin !== undefined && { passwordMin }),
    ...(uploadMegabytes !== undefined && { uploadMegabytes }),
    ...(companyMegabytes !== undefined && { companyMegabytes }),
    ...(maps !== undefined && { maps }),
    assistant,
    senders,
    ...(issuer && { issuer }),
    signing,
    signer,
    companyName,
    ...(allowsLocalWebhooks !== undefined && { allowsLocalWebhooks }),
    sourceFolder,
  });
  const app = createServer({ backend, log, ...options });
  await database.db.deleteFrom('loginAttempts').execute();

  async function call(
    path: string,
    input: object = {},
    { token, headers = {}, method = 'POST', form }: Sending = {},
  ): Promise<Reply> {
    const init = {
      method,
      headers: { ...(token && tokenHeaders(token)), ...headers } as Record<string, string>,
      body: undefined as BodyInit | undefined,
    };
    const fields = input as Record<string, string>;
    if (method === 'POST' && form) init.body = new URLSearchParams(fields);
    else if (method === 'POST') {
      init.body = JSON.stringify(input);
      init.headers['content-type'] = 'application/json';
    }
    const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
    const response = await app.request(`${API_BASE}${path}${query}`, init as RequestInit);
    return {
      ...((await response.json()) as Omit<Reply, 'status' | 'headers'>),
      status: response.status,
      headers: response.headers,
    };
  }

  const login = (
    username: string,
    userType: UserType,
    password = DEMO_PASSWORD,
    captchaTicket?: string,
  ) =>
    call(
      '/login',
      { username, password, userType, ...(captchaTicket && { captchaTicket }) },
      { form: true },
    );

  async function signIn(
    username: string,
    userType: UserType = username.startsWith('client') ? 'companyUser' : 'serviceUser',
  ) {
    const { data, msg } = await login(username, userType);
    if (!data) throw new Error(`${username} could not sign in: ${msg}`);
    return data.access_token as string;
  }

  /** Returns the ticket of a solved captcha. */
  async function solveCaptcha() {
    const { data } = await call('/getCodeImage', {}, { method: 'GET' });
    const { answer } = await database.db
      .selectFrom('captchas')
      .select('answer')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const solved = await call('/checkCode', {
      id: data.id,
      code: answer.toLowerCase(),
    });
    return solved.data.ticket as string;
  }

  return {
    app,
    database,
    backend,
    exportFolder,
    uploadFolder,
    clock,
    lines,
    call,
    login,
    signIn,
    solveCaptcha,
  };
}

/** The two headers that a session needs. */
export const tokenHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  accesstoken: token,
});
