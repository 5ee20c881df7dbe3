import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}

/** Where the metrics that a dashboard or a rule names are declared. */
const METRICS = ['src/service/metrics.ts', 'src/exporter/metrics.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Metrics of an expression: those of ours, without what a histogram or a summary adds to their names. */
const metricsIn = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:port43|domain)_[a-z_]+\b/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

const dashboards = readdirSync('deploy/grafana').filter((file) => file.endsWith('.json'));

describe.each(dashboards)('deploy/grafana/%s', (file) => {
  const { uid, title, panels }: { uid: string; title: string; panels: Panel[] } = JSON.parse(
    readFileSync(`deploy/grafana/${file}`, 'utf8'),
  );

  it('has panels that do not overlap, each with existing metrics', () => {
    expect([uid, title].every((text) => text.length > 0)).toBe(true);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    const unknown = panels
      .flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)))
      .filter((name) => !METRICS.includes(name));
    expect(unknown).toEqual([]);
  });
});

it.each(['domains', 'service'])(
  'the rules of deploy/prometheus/%s.rules.yml use existing metrics',
  (name) => {
    const used = metricsIn(readFileSync(`deploy/prometheus/${name}.rules.yml`, 'utf8').replace(/^#.*/gm, ''));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((each) => !METRICS.includes(each))).toEqual([]);
  },
);
