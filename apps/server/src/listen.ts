import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';

/**
 * Requests that still run get this long to end, well within the ten seconds before a supervisor
 * kills.
 */
const GRACE = 6_000;

/** A server that takes requests. */
export interface Listening {
  port: number;
  /** Takes no more requests, and resolves when those that run have ended. */
  close: () => Promise<void>;
}

/** Starts taking requests. Rejects when the port is taken. */
export function listen(fetch: Hono['fetch'], { port, host }: { port: number; host: string }) {
  // Its faster `Response` would replace the global one of the whole process.
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  return new Promise<Listening>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server) }),
    );
  });
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
