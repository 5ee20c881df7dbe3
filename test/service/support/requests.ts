import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body, read as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as clients do
  json: any;
}

export interface RequestOptions {
  /** The API key; null sends no `Authorization`. */
  key?: string | null;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export const basic = (user: string, password = 'X'): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** One request on a connection of its own, its path sent exactly as it is given. */
export function send(url: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { key = null, method = 'GET', headers = {}, body } = options;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      hostname,
      port,
      path,
      method,
      agent: false,
      headers: {
        ...(key === null ? {} : { authorization: basic(key) }),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
        const isJson = /^application\/(?:rdap\+)?json/.test(type) && encoding === undefined && text !== '';
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, text, json: isJson ? JSON.parse(text) : undefined });
      });
    });
    request.end(body);
  });
}

/** The remaining credits, as in every response. */
export const remaining = ({ headers }: Answer): number =>
  Number(headers['x-creditlimit-remaining'] ?? Number.NaN);

/** Sends bytes as they are, and gives all that comes back until the server closes. `end`: nothing more will come. */
export function raw(port: number, bytes: string | Buffer, { end = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => (end ? socket.end(bytes) : socket.write(bytes)));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(text));
  });
}
