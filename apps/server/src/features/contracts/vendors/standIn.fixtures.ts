import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signOf } from './fadadaRequest';

/** Secret that the stand-in and its client share. */
export const SECRET = 'stand-in secret';

/** The document that the stand-in hands out as signed. */
export const SIGNED = Buffer.from('%PDF-1.7 signed by the vendor');

/** State of the stand-in's one flow, in the words of each vendor. */
export type StandInState = 'signing' | 'signed' | 'refused' | 'expired';

const STATES = {
  esign: { signing: 1, signed: 2, refused: 7, expired: 5 },
  fadada: {
    signing: 'sign_progress',
    signed: 'task_finished',
    refused: 'task_terminated',
    expired: 'expired',
  },
} as const;

/** Returns a program that stands in for both vendors, and counts what it was asked. */
export async function standIn() {
  const asked: string[] = [];
  const known = { state: 'signing' as StandInState, isIdentified: false, isDown: false, delay: 0 };
  const uploads: Buffer[] = [];
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const path = new URL(request.url!, url).pathname;
    asked.push(`${request.method} ${path}`);
    if (known.delay > 0) await new Promise((resolve) => setTimeout(resolve, known.delay));
    if (known.isDown) return void response.writeHead(503).end();
    if (path === '/upload') {
      uploads.push(body);
      return void response.end();
    }
    if (path === '/document') return void response.end(SIGNED);
    const vendor = path.startsWith('/v3/') ? 'esign' : 'fadada';
    if (!isSigned(request, body, vendor)) return void response.writeHead(401).end();
    const code = vendor === 'esign' ? 0 : '100000';
    response.end(JSON.stringify({ code, data: dataOf(path) }));
  }

  const dataOf = (path: string): object => ({
    fileId: 'file-1',
    fileUploadUrl: `${url}/upload`,
    uploadUrl: `${url}/upload`,
    fddFileUrl: 'stored',
    fileIdList: [{ fileId: 'file-1' }],
    signFlowId: 'flow-1',
    signTaskId: 'flow-1',
    url: `${url}/sign/${randomBytes(4).toString('hex')}`,
    actorSignTaskEmbedUrl: `${url}/sign/${randomBytes(4).toString('hex')}`,
    signFlowStatus: STATES.esign[known.state],
    signTaskStatus: STATES.fadada[known.state],
    refuseReason: known.state === 'refused' ? '条款不清楚' : undefined,
    terminationNote: known.state === 'refused' ? '条款不清楚' : undefined,
    files: [{ downloadUrl: `${url}/document` }],
    downloadUrl: `${url}/document`,
    authUrl: `${url}/auth${path}`,
    realnameStatus: known.isIdentified ? 1 : 0,
    identStatus: known.isIdentified ? 'identified' : 'unidentified',
    accessToken: 'token',
    expiresIn: 7_200,
  });

  return {
    url,
    known,
    asked,
    uploads,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether a request is signed as its vendor demands. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, vendor: string) {
  if (vendor === 'esign') {
    const parts = [
      method,
      '*/*',
      headers['content-md5'] ?? '',
      headers['content-type'] ?? '',
      '',
      url,
    ];
    const expected = createHmac('sha256', SECRET).update(parts.join('\n')).digest('base64');
    return headers['x-tsign-open-ca-signature'] === expected;
  }
  const names = ['App-Id', 'Sign-Type', 'Timestamp', 'Nonce', 'Grant-Type', 'AccessToken'];
  const fields = Object.fromEntries(
    names.map((name) => [`X-FASC-${name}`, String(headers[`x-fasc-${name.toLowerCase()}`] ?? '')]),
  );
  const bizContent = new URLSearchParams(body.toString('utf8')).get('bizContent') ?? '';
  const time = fields['X-FASC-Timestamp']!;
  return headers['x-fasc-sign'] === signOf({ ...fields, bizContent }, time, SECRET);
}

/** Returns a notification of e签宝 with its headers. */
export function esignMessage(content: object, now: Date, secret = SECRET) {
  const body = JSON.stringify(content);
  const time = String(now.getTime());
  const signature = createHmac('sha256', secret).update(time).update(body).digest('hex');
  return {
    body,
    headers: { 'x-tsign-open-timestamp': time, 'x-tsign-open-signature': signature },
  };
}

/** Returns a notification of 法大大 with its headers. */
export function fadadaMessage(event: string, content: object, now: Date, secret = SECRET) {
  const bizContent = JSON.stringify(content);
  const time = String(now.getTime());
  const fields = {
    'X-FASC-App-Id': 'app',
    'X-FASC-Sign-Type': 'HMAC-SHA256',
    'X-FASC-Timestamp': time,
    'X-FASC-Nonce': randomBytes(8).toString('hex'),
    'X-FASC-Event': event,
  };
  return {
    body: new URLSearchParams({ bizContent }).toString(),
    headers: { ...fields, 'X-FASC-Sign': signOf({ ...fields, bizContent }, time, secret) },
  };
}
