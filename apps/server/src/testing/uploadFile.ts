import { API_BASE } from '../http/apiBase';
import { tokenHeaders, type Reply, type createTestServer } from './testServer';

/** A file that every check lets through. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** A form with a file, and where it goes. */
export interface TestUpload {
  /** @default 材料.pdf */
  name?: string;
  /** @default a PDF */
  content?: Uint8Array<ArrayBuffer>;
  /** Fields before the file. @default none */
  fields?: Readonly<Record<string, string>>;
  /** @default '/system/upload' */
  path?: `/${string}`;
  /** @default nobody's */
  token?: string;
}

type Server = Pick<Awaited<ReturnType<typeof createTestServer>>, 'app'>;

/** Uploads a file as browsers do. */
export async function uploadFile(
  { app }: Server,
  {
    name = '材料.pdf',
    content = PDF,
    fields = {},
    path = '/system/upload',
    token,
  }: TestUpload = {},
): Promise<Omit<Reply, 'headers'>> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new Blob([content]), name);
  // A form as a body fails in Node when its reader ends it early; bytes do not.
  const form = new Response(body);
  const response = await app.request(`${API_BASE}${path}`, {
    method: 'POST',
    headers: {
      'content-type': form.headers.get('content-type')!,
      ...(token !== undefined && tokenHeaders(token)),
    },
    body: await form.arrayBuffer(),
  });
  const envelope = (await response.json()) as Omit<Reply, 'status' | 'headers'>;
  return { ...envelope, status: response.status };
}

/** Returns the status of opening an address. */
export const statusAt = async ({ app }: Server, address: string) =>
  (await app.request(address)).status;
