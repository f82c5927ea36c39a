import { Agent, createServer, request } from 'node:http';

/** Milliseconds between two looks whether a process is ready. */
const LOOK = 1_000;

/**
 * Starts a proxy on a free port that sends requests to the ready processes in turn. A request is
 * sent to another one only when its connection was refused; one that breaks gets 502.
 */
export async function startProxy(ports) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  let turn = 0;
  const look = (port) => {
    const probe = request({ port, path: '/readyz', timeout: LOOK, agent: false }, (response) => {
      response.resume();
      if (response.statusCode === 200) ready.add(port);
      else ready.delete(port);
    });
    probe.on('timeout', () => probe.destroy(new Error('late')));
    probe.on('error', () => ready.delete(port));
    probe.end();
  };
  const timer = setInterval(() => ports.forEach(look), LOOK);

  // Longer than clients keep an idle connection: else one is used in the moment that it is closed.
  const keepAliveTimeout = 75_000;
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  async function relay(incoming, outgoing) {
    const pieces = [];
    for await (const piece of incoming) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const able = ports.filter((port) => ready.has(port));
    const first = able[(turn += 1) % able.length] ?? ports[0];
    send(first, [...ports].filter((port) => port !== first));

    function send(port, others) {
      const { method, url, headers } = incoming;
      const forward = request({ port, method, path: url, headers, agent }, (response) => {
        outgoing.writeHead(response.statusCode, response.headers);
        response.on('error', () => outgoing.destroy());
        response.pipe(outgoing);
      });
      forward.on('error', ({ code }) => {
        if (code === 'ECONNREFUSED') ready.delete(port);
        if (code === 'ECONNREFUSED' && others.length > 0) return send(others[0], others.slice(1));
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      });
      forward.end(body);
    }
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
