import express, { type Express } from 'express';
import { createClient, type WhoisClient, WhoisError } from 'port43';

/** `GET /availability/example.com`: true, false, or 409 if it cannot be known. Never a guess. */
export function availabilityApp(client: WhoisClient): Express {
  const app = express();
  app.get('/availability/:domain', async (request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const available = await client.availability(request.params.domain, { signal: gone.signal });
      response.json({ available });
    } catch (error) {
      if (!(error instanceof WhoisError)) throw error;
      const status = { INVALID_DOMAIN: 400, UNDETERMINED: 409 }[error.code as string] ?? 502;
      response.status(status).json({ code: error.code, message: error.message });
    }
  });
  return app;
}

if (process.argv[1] === import.meta.filename) {
  const [, , port = '3000'] = process.argv;
  availabilityApp(createClient()).listen(Number(port), '127.0.0.1', () =>
    console.log(`Try: curl http://127.0.0.1:${port}/availability/example.com`),
  );
}
