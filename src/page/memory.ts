/** Values by name, the latest ones only. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>();
  readonly #size: number;

  constructor(size = 20) {
    this.#size = size;
  }

  keep(name: string, value: Value): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#size && oldest !== undefined) this.#values.delete(oldest);
  }

  find(name: string): Value | null {
    return this.#values.get(name) ?? null;
  }
}
