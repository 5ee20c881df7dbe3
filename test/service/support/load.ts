import { Agent, request } from 'node:http';
import { basic } from './requests.js';

export interface Answered {
  id: string;
  status: number;
  path: string;
}

/**
 * Sends requests without a pause, from `clients` at the same time, each on a separate connection, until the service is gone or `enough`
 * returns true. `answered` has every request with a complete response.
 */
export async function load(
  url: string,
  key: string,
  paths: readonly string[],
  clients: number,
  onAnswer: (answered: readonly Answered[]) => boolean | undefined,
): Promise<{ answered: Answered[]; sent: number }> {
  const answered: Answered[] = [];
  let sent = 0;
  let enough = false;
  const { hostname, port } = new URL(url);
  const one = (path: string, agent: Agent): Promise<void> =>
    new Promise((resolve, reject) => {
      sent++;
      const asked = request({ hostname, port, path, agent, headers: { authorization: basic(key) } });
      asked.on('error', reject);
      asked.on('response', (response) => {
        response.on('error', reject);
        response.on('data', () => undefined);
        response.on('end', () => {
          if (!response.complete) return reject(new Error('cut off'));
          const { statusCode: status = 0, headers } = response;
          answered.push({ id: String(headers['x-request-id']), status, path });
          enough ||= onAnswer(answered) === true;
          resolve();
        });
      });
      asked.end();
    });
  const client = async (start: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let n = start; !enough; n++) await one(paths[n % paths.length] ?? '/', agent);
    } catch {
      // The service is gone: requests in progress have no response.
    } finally {
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return { answered, sent };
}
