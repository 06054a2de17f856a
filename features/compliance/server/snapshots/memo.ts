/** Reads each once, also where several ask at the same time; a failed read stays failed. */
export function memo<Value>(read: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (id) => {
    const held = known.get(id) ?? read(id);
    known.set(id, held);
    return held;
  };
}
