import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../src/index.js';

/** A server in a separate thread, which reports when it has responded. */
const SERVER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const server = require('node:net').createServer((socket) => {
    socket.on('error', () => {}).on('data', () => socket.write('No match\\r\\n', () => {
      Atomics.store(workerData, 0, 1);
      Atomics.notify(workerData, 0);
    }));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

it('a response that came while the process was busy is not a timeout', async () => {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const server = new Worker(SERVER, { eval: true, workerData: answered });
  onTestFinished(async () => void (await server.terminate()));
  const [port] = await once(server, 'message');
  const idleTimeout = 100;
  const client = createClient({
    idleTimeout,
    retries: 0,
    connect: () => {
      const socket = connect(port, '127.0.0.1');
      // The query is on its way by then, and the response comes while the process does not read.
      socket.once('connect', () =>
        setImmediate(() => {
          const since = performance.now();
          Atomics.wait(answered, 0, 0);
          while (performance.now() - since < 2 * idleTimeout);
        }),
      );
      return socket;
    },
  });
  onTestFinished(() => client.close());
  const error = await client.query({ host: 'whois.example', query: 'x' }).catch((error) => error);
  // It never ends its response, and is silent from then on.
  expect(error).toMatchObject({ code: 'TIMEOUT', parts: [{ body: 'No match\n' }] });
});
