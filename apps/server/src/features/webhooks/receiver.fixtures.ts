import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that the stand-in got. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A stand-in for the receiver of a client, which behaves as a test says. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Answers each message. @default 204 */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a receiver on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: '',
    received: [],
    answer: (response) => response.writeHead(204).end(),
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8');
      receiver.received.push({ headers: request.headers, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
