/** Records as they were read while a write of this browser was on its way; read again, they are other objects. */
const unconfirmed = new WeakSet<object>();

/** Notes that what this record says was written here and has not been confirmed. */
export function noteUnconfirmed(record: unknown): void {
  if (typeof record === 'object' && record !== null) unconfirmed.add(record);
}

/** Whether what a record says was written in this browser, and waits for the server. */
export function isUnconfirmed(record: object): boolean {
  return unconfirmed.has(record);
}
