import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';

/**
 * Requests that still run get this long to end, well within the ten seconds before a supervisor
 * kills.
 */
const GRACE = 6_000;

/** Bytes of an address and its headers: lists carry their conditions in addresses. */
const MAX_HEADERS = 65_536;

/**
 * An idle connection is kept so long: longer than proxies reuse one, which is a minute. A request
 * that meets the end of its connection would be lost.
 */
const IDLE = 75_000;

/** The page of an address that is too long, in both languages. */
const TOO_LONG = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>431</title>
<h1>地址太长</h1><p>请从首页打开列表，重新粘贴或选择条件。<a href="/">首页</a></p>
<h1 lang="en">The address is too long</h1>
<p lang="en">Open the list from the home page and enter the conditions again. <a href="/">Home</a></p>
`;

/** A server that takes requests. */
export interface Listening {
  port: number;
  /** Takes no more requests, and resolves when those that run have ended. */
  close: () => Promise<void>;
}

/** Starts taking requests. Rejects when the port is taken. */
export function listen(fetch: Hono['fetch'], { port, host }: { port: number; host: string }) {
  // Its faster `Response` would replace the global one of the whole process.
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    serverOptions: { maxHeaderSize: MAX_HEADERS, keepAliveTimeout: IDLE },
  }) as Server;
  server.on('clientError', refuse);
  return new Promise<Listening>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server) }),
    );
  });
}

/** Responds to what is no request of HTTP; after a refused address its sender reads the reason. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const page = isTooLong ? TOO_LONG : '';
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/html; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(page)}\r\n` +
      `Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\nX-Content-Type-Options: nosniff\r\n\r\n${page}`,
  );
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
