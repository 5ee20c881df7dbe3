import { expect, test } from 'vitest';
import { serveValues, serviceOptions } from '../../src/cli/service/serve.js';

test.each([
  [{}, {}, undefined],
  [{ 'no-page': true }, {}, false],
  [{}, { PORT43_NO_PAGE: '1' }, false],
  [{}, { PORT43_NO_PAGE: '0' }, undefined],
  [{}, { PORT43_NO_PAGE: 'false' }, undefined],
  [{}, { PORT43_NO_PAGE: 'True' }, false],
])('serve %j with %j: page %s', (values, env, page) => {
  expect(serviceOptions(serveValues(values, env), env).page).toBe(page);
});

test('serve rejects a switch in the environment that is neither 1 nor 0', () => {
  const env = { PORT43_BEHIND_PROXY: 'nginx' };
  expect(() => serveValues({}, env)).toThrow('PORT43_BEHIND_PROXY: expected 1 or 0, got "nginx"');
});

test('serve prefers an option to the environment', () => {
  const env = { PORT43_PORT: '1', PORT43_TTL: '7', PORT43_BEHIND_PROXY: '1' };
  const options = serviceOptions(serveValues({ port: '2' }, env), env);
  expect(options).toMatchObject({ port: 2, ttl: 7000, behindProxy: true });
});

test('serve reports an invalid variable of the environment by its name', () => {
  expect(() => serveValues({}, { PORT43_PORT: 'http' })).toThrow(
    'PORT43_PORT: expected a port from 0 to 65535, got "http"',
  );
  expect(serveValues({ port: '4343' }, { PORT43_PORT: 'http' }).port).toBe(4343);
});
