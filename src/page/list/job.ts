/** A job, as the API describes it. */
export interface Job {
  id: string;
  want: string;
  state: 'waiting' | 'running' | 'done' | 'ended';
  names: number;
  answered: number;
  failed: number;
  created_on: string;
  done_on: string | null;
}

export const isOver = ({ state }: Job): boolean => state === 'done' || state === 'ended';
