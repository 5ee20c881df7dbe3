import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/service/metrics.js';
import { startProcess } from '../../src/service/process.js';
import { leadEveryNameHere } from '../support/resolver.js';

leadEveryNameHere();

const folder = mkdtempSync(join(tmpdir(), 'port43-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the age of the routes', () => {
  it('is the time since IANA confirmed a file, or since the start', async () => {
    const metrics = createMetrics();
    let time = Date.parse('2026-11-02T00:00:00Z');
    const state = { publication: null, problem: null };
    const files = [
      { ...state, file: 'dns' as const, checked: '2026-11-01T00:00:00.000Z' },
      { ...state, file: 'asn' as const, checked: null },
    ];
    metrics.routes({ files }, () => time);
    time += 60_000;
    const text = await metrics.text();
    expect(text).toContain('port43_routes_age_seconds{file="dns"} 86460');
    expect(text).toContain('port43_routes_age_seconds{file="asn"} 60');
  });

  it('is a metric of a process that refreshes them, and problems are logged', async () => {
    const lines: string[] = [];
    const process = await startProcess({
      database: join(folder, 'port43.db'),
      lookups: { routes: { refresh: Number.POSITIVE_INFINITY } },
      operations: false,
      log: { write: (line) => lines.push(line) },
      works: false,
    });
    await process.client.routes?.refresh();
    expect(await process.metrics.text()).toContain('port43_routes_age_seconds{file="dns"}');
    await process.stop();
    await process.end();
    const warned = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /data\.iana\.org/.test(msg));
    expect(warned).toEqual([expect.objectContaining({ level: 40 })]);
  });
});
