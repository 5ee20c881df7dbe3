import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a process uses at one time. */
export interface Sample {
  /** 99th percentile of the event loop's delay since the sample before, in ms. */
  delay: number;
  /** MB that the process has in memory, and of them what JavaScript needs after a collection. */
  resident: number;
  heap: number;
  sockets: number;
  timers: number;
  /** Open files, sockets included; 0 if the system does not report them. */
  files: number;
}

export const GAUGES = {
  delay: 'event loop delay, ms',
  resident: 'memory, MB',
  heap: 'heap in use, MB',
  sockets: 'sockets',
  timers: 'timers',
  files: 'open files',
} as const satisfies Record<keyof Sample, string>;

const MB = 2 ** 20;

/** Sends a sample for each message from the parent process. */
export function answerWithSamples(): void {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  process.on('message', () => {
    const delay = histogram.percentile(99) / 1e6;
    global.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const kinds = process.getActiveResourcesInfo();
    const count = (pattern: RegExp): number => kinds.filter((kind) => pattern.test(kind)).length;
    const sample: Sample = {
      delay,
      resident: rss / MB,
      heap: heapUsed / MB,
      sockets: count(/^(?:TCP|Pipe)SocketWrap|^TCPWRAP$/),
      timers: count(/^Timeout$/),
      files: openFiles(),
    };
    process.send?.(sample);
    histogram.reset();
  });
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0; // Only Linux has the folder.
  }
}
