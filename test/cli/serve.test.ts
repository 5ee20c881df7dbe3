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

test('a switch that says neither yes nor no is no guess', () => {
  const env = { PORT43_BEHIND_PROXY: 'nginx' };
  expect(() => serveValues({}, env)).toThrow('PORT43_BEHIND_PROXY: expected 1 or 0, got "nginx"');
});

test('an option counts before the environment', () => {
  const env = { PORT43_PORT: '1', PORT43_TTL: '7', PORT43_BEHIND_PROXY: '1' };
  const options = serviceOptions(serveValues({ port: '2' }, env), env);
  expect(options).toMatchObject({ port: 2, ttl: 7000, behindProxy: true });
});

test('a value of the environment that makes no sense is named by its variable', () => {
  expect(() => serveValues({}, { PORT43_PORT: 'http' })).toThrow(
    'PORT43_PORT: expected a port from 0 to 65535, got "http"',
  );
  expect(serveValues({ port: '4343' }, { PORT43_PORT: 'http' }).port).toBe(4343);
});
