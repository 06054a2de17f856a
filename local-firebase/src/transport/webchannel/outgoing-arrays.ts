interface OutgoingArray {
  readonly id: number;
  /** JSON text `[id,data]`. */
  readonly text: string;
}

/** The arrays of one session that its client has not acknowledged, in order of their ids. */
export interface OutgoingArrays {
  /** Queues one data value (JSON text); its id is one more than the last. */
  push(data: string): void;
  /** Forgets everything up to and including `id`. */
  acknowledge(id: number): void;
  /** What was not sent yet, now counted as sent. */
  takeUnsent(): readonly string[];
  /** Everything unacknowledged is to be sent again: a new back channel knows only what it acknowledged. */
  rewind(): void;
  hasUnsent(): boolean;
  /** Id of the last array sent; 0 is the handshake. */
  lastSentId(): number;
  /** Length of the sent but unacknowledged arrays, in UTF-16 code units. */
  unacknowledgedLength(): number;
}

export function createOutgoingArrays(): OutgoingArrays {
  let arrays: OutgoingArray[] = [];
  let nextId = 1;
  let sent = 0;
  let lastSent = 0;
  return {
    push(data) {
      arrays.push({ id: nextId, text: `[${nextId},${data}]` });
      nextId += 1;
    },
    acknowledge(id) {
      const keepFrom = arrays.findIndex((array) => array.id > id);
      const dropped = keepFrom === -1 ? arrays.length : keepFrom;
      if (dropped === 0) return;
      arrays = arrays.slice(dropped);
      sent = Math.max(0, sent - dropped);
    },
    takeUnsent() {
      const unsent = arrays.slice(sent);
      sent = arrays.length;
      lastSent = Math.max(lastSent, unsent.at(-1)?.id ?? 0);
      return unsent.map((array) => array.text);
    },
    rewind() {
      sent = 0;
    },
    hasUnsent: () => sent < arrays.length,
    lastSentId: () => lastSent,
    unacknowledgedLength: () => arrays.slice(0, sent).reduce((sum, array) => sum + array.text.length, 0),
  };
}
