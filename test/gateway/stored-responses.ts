import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { createGateway, type GatewayOptions, type GatewayQuestion } from '../../src/gateway/index.js';
import { createReplayFetch, createReplayServer, type ReplayServer } from '../../src/index.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

/** Stored responses for the gateways of a file. Call it where tests are declared. */
export function storedResponses() {
  let replay: ReplayServer | undefined;
  let fetch: typeof globalThis.fetch | undefined;
  beforeAll(async () => {
    replay = await createReplayServer({ fixtures: FIXTURES, lazy: true });
    fetch = await createReplayFetch(FIXTURES);
  });
  afterAll(() => replay?.close());
  afterEach(() => replay?.misbehave([]));

  const stored = {
    get replay(): ReplayServer {
      return replay as ReplayServer;
    },
    /** Options of lookups that get stored responses. */
    get lookups() {
      return {
        connect: stored.replay.connect,
        fetch: fetch as typeof globalThis.fetch,
        pacing: false,
      } as const;
    },
    /** A gateway that is closed at the end of the test, and the queries that it gets. */
    async gateway(options: GatewayOptions = {}) {
      const asked: GatewayQuestion[] = [];
      const gateway = await createGateway({
        port: 0,
        onQuestion: (question) => asked.push(question),
        ...options,
        lookups: { ...stored.lookups, retries: 0, ...options.lookups },
      });
      onTestFinished(() => gateway.close());
      return { gateway, asked };
    },
  };
  return stored;
}
