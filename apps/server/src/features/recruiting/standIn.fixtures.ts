import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { adapters } from './adapters/adapters';
import type { IncomingOrder } from './adapters/adapter';
import type { RecruitingSystem } from './tables';

/** A delivery that the stand-in has taken or refused. */
export interface TakenDelivery {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Returns a program that stands in for the recruiting systems. */
export async function recruitingStandIn() {
  const deliveries: TakenDelivery[] = [];
  const known = { status: 200, delay: 0 };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = (await buffer(request)).toString('utf8');
    const path = new URL(request.url!, url).pathname;
    if (known.delay > 0) await new Promise((resolve) => setTimeout(resolve, known.delay));
    if (path.endsWith('/tenant_access_token/internal'))
      return void response.end(JSON.stringify({ code: 0, tenant_access_token: 'token' }));
    deliveries.push({ path, headers: request.headers, body });
    response.writeHead(known.status, known.status === 302 ? { location: '/elsewhere' } : {});
    response.end(JSON.stringify({ code: 0 }));
  }

  return {
    url,
    known,
    deliveries,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns an event of a system with its headers, signed with a key. */
export function signedOrder(
  system: RecruitingSystem,
  order: Omit<IncomingOrder, 'kind'>,
  { key, now }: { key: string; now: Date },
) {
  const adapter = adapters[system];
  const body = adapter.sample({ kind: 'order', ...order });
  return { body, headers: adapter.sign(body, key, now) };
}
