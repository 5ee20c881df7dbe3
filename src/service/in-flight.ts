/** Does equal work once: callers that ask while it is in progress get the same result or the same error. */
export class InFlight<Result> {
  readonly #running = new Map<string, Promise<Result>>();

  get size(): number {
    return this.#running.size;
  }

  has(key: string): boolean {
    return this.#running.has(key);
  }

  run(key: string, work: () => Promise<Result>, onJoin: () => void = () => {}): Promise<Result> {
    const running = this.#running.get(key);
    if (running !== undefined) {
      onJoin();
      return running;
    }
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
