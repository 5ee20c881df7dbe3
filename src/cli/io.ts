/** The streams and surroundings of one run, handed in so that a run touches nothing else of the process. */
export interface Io {
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
}

export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string, done: () => void): unknown;
}

/** Writes and waits until the reader took it: output is never piled up in memory. */
export const print = (output: Output, text: string): Promise<void> =>
  new Promise((resolve) => output.write(text, resolve));

export const printLine = (output: Output, line: string): Promise<void> => print(output, `${line}\n`);
