import type { Job, JobState, Want } from './tables.js';

/** A job as its account sees it. Times are ISO 8601 with a numeric offset. */
export interface JobView {
  id: string;
  want: Want;
  state: JobState;
  names: number;
  answered: number;
  failed: number;
  created_on: string;
  done_on: string | null;
}

export const viewOf = (job: Job): JobView => ({
  id: job.id,
  want: job.want,
  state: job.state,
  names: job.names,
  answered: job.answered,
  failed: job.failed,
  created_on: isoTime(job.created_at),
  done_on: job.done_at === null ? null : isoTime(job.done_at),
});

const isoTime = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, '+00:00');
