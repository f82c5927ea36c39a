import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A prepared response. An object is sent as JSON. */
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A real server on a free port of this machine. */
export interface TestServer {
  baseURL: string;
  /** Every request so far, the oldest first. */
  arrived: Arrived[];
  close(): Promise<void>;
}

/** ResponseType a request, or takes it over and returns nothing. */
export type Responder = (
  request: Arrived,
  response: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

/** Starts a server that sends the results of `respond`. */
export async function startServer(respond: Responder): Promise<TestServer> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const arrival = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      };
      arrived.push(arrival);
      const reply = await respond(arrival, response);
      if (reply) write(response, reply);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/CM-API`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

function write(
  response: ServerResponse,
  { status = 200, body = { code: 0, msg: '', data: null }, headers = {} }: Reply,
) {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  response.writeHead(status, {
    'content-type': isJson ? 'application/json' : 'text/html; charset=utf-8',
    ...headers,
  });
  response.end(isJson ? JSON.stringify(body) : body);
}
