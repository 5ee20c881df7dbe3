import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Self time of the event loop under load, by package, and native code by function. */
export function posts(folder: string, seconds: number): [post: string, part: number][] {
  const file = readdirSync(folder).find((name) => /\.0\.\d+\.cpuprofile$/.test(name)) ?? '';
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    nodes: { id: number; callFrame: { functionName: string; url: string } }[];
    samples: number[];
    timeDeltas: number[];
  };
  const postOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(url) ?? [];
      if (/\/\.bench-/.test(url)) return [id, 'port43 itself'];
      if (name !== undefined) return [id, name];
      if (url.startsWith('node:')) return [id, `Node's ${url.replace(/^node:(?:internal\/)?/, '')}`];
      return [id, functionName.startsWith('(') ? functionName : `native ${functionName}`];
    }),
  );
  const times = new Map<string, number>();
  let left = seconds * 1e6;
  for (let index = samples.length - 1; index >= 0 && left > 0; index--) {
    const time = timeDeltas[index] ?? 0;
    const post = postOf.get(samples[index] ?? 0) ?? '';
    if (post !== '(idle)') times.set(post, (times.get(post) ?? 0) + time);
    left -= time;
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([post, time]) => [post, time / busy]);
}
