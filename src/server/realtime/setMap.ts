/**
 * Sets of values by key. Most keys of sockets have one value, which stands there without a set: a set takes 200 bytes, however
 * little is in it.
 */
export class SetMap<Key, Value extends object> {
  readonly #found = new Map<Key, Value | Set<Value>>();

  get(key: Key): readonly Value[] {
    const found = this.#found.get(key);
    if (found === undefined) return [];
    return found instanceof Set ? [...found] : [found];
  }

  /** One of them. */
  any(key: Key): Value | undefined {
    const found = this.#found.get(key);
    return found instanceof Set ? found.values().next().value : found;
  }

  has(key: Key, value: Value): boolean {
    const found = this.#found.get(key);
    return found instanceof Set ? found.has(value) : found === value;
  }

  add(key: Key, value: Value): void {
    const found = this.#found.get(key);
    if (found === undefined) this.#found.set(key, value);
    else if (found instanceof Set) found.add(value);
    else if (found !== value) this.#found.set(key, new Set([found, value]));
  }

  delete(key: Key, value: Value): void {
    const found = this.#found.get(key);
    if (found === value) this.#found.delete(key);
    if (!(found instanceof Set)) return;
    found.delete(value);
    if (found.size === 0) this.#found.delete(key);
  }
}
