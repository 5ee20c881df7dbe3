import type { MessagePort } from 'node:worker_threads';

export interface Statement {
  /** Of a statement that is run often: its text is sent to the thread once. */
  name?: string;
  text: string;
  /** Values by position or by name; undefined for statements that begin or end a transaction. */
  values?: readonly unknown[] | Readonly<Record<string, string | number | null>>;
}

/** The rows that a statement returned. */
export type Result = unknown[];

/** The first message to the thread about a file. Tasks, results and the end come and go through the port. */
export interface Opening {
  file: string;
  /** How long to wait for another process that writes, in ms. */
  patience: number;
  port: MessagePort;
}

/** Statements that the thread runs without a pause. A statement whose name the thread knows has no text. */
export interface Task {
  id: number;
  statements: readonly (Omit<Statement, 'text'> & { text?: string })[];
}

/** `results` is the JSON of the rows of each statement: copying one text to another thread costs less than copying many objects. */
export type TaskOutcome = { id: number } & ({ results: string } | { error: Failure });

/** Why a file was not opened. The port is closed then. */
export interface NotOpened {
  error: Failure;
}

/** What is left of an error when it is sent. */
export interface Failure {
  message: string;
  code?: string;
}

/** Asks the thread to close a file. It closes the port as well. */
export const CLOSE = 'close';
