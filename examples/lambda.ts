import { createClient, type WhoisClient, WhoisError } from 'port43';

interface Request {
  queryStringParameters?: Readonly<Record<string, string | undefined>>;
}

interface Response {
  statusCode: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** An AWS Lambda behind a function URL: `?domain=example.com`. The client is created once per instance. */
export function handlerOn(client: WhoisClient): (request: Request) => Promise<Response> {
  const answer = (statusCode: number, body: unknown): Response => ({
    statusCode,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return async ({ queryStringParameters }) => {
    try {
      const { properties } = await client.lookup(queryStringParameters?.domain ?? '', { timeout: 8_000 });
      return answer(200, properties);
    } catch (error) {
      if (!(error instanceof WhoisError)) throw error;
      return answer(error.code === 'INVALID_DOMAIN' ? 400 : 502, {
        code: error.code,
        message: error.message,
      });
    }
  };
}

export const handler = handlerOn(createClient({ timeout: 8_000 }));

if (process.argv[1] === import.meta.filename) {
  const [, , domain = 'example.com'] = process.argv;
  console.log(await handler({ queryStringParameters: { domain } }));
}
