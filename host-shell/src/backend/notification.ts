/** A notification of the specification, section 3, without its recipient. */
export interface Notification {
  readonly id: string;
  /** Names the event, from the id (domain section 2); empty when the id is none that the server makes. */
  readonly eventKey: string;
  readonly title: string;
  readonly body: string;
  /** undefined while the server has not stamped it, or when the field is damaged. */
  readonly dateTime: Date | undefined;
  readonly read: boolean;
}

/** Reads a stored notification; damaged fields become empty, so that the item can still be dismissed. */
export function parseNotification(id: string, data: Readonly<Record<string, unknown>>): Notification {
  return {
    id,
    eventKey: eventKeyOf(id, data.toId),
    title: typeof data.title === 'string' ? data.title : '',
    body: typeof data.body === 'string' ? data.body : '',
    dateTime: parseTimestamp(data.date_time),
    read: data.read === true,
  };
}

/** The id is `{toId}_{eventKey}`. */
function eventKeyOf(id: string, toId: unknown): string {
  const prefix = typeof toId === 'string' ? `${toId}_` : undefined;
  return prefix !== undefined && id.startsWith(prefix) ? id.slice(prefix.length) : '';
}

/** Newest first. One without a time counts as just arrived; equal times are ordered by id, so the order is stable. */
export function newestFirst(notifications: readonly Notification[]): readonly Notification[] {
  const time = ({ dateTime }: Notification) => dateTime?.getTime() ?? Number.POSITIVE_INFINITY;
  return [...notifications].sort((a, b) =>
    time(a) === time(b) ? a.id.localeCompare(b.id) : time(b) - time(a),
  );
}

/** A Firestore timestamp as a date. Recognised by its method: its class is not loaded here. */
function parseTimestamp(value: unknown): Date | undefined {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return undefined;
  if (typeof value.toDate !== 'function') return undefined;
  const date: unknown = value.toDate();
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
}
