/** `notifications/{id}`: exactly the fields of the specification, section 3; date_time is a timestamp when stored. */
export interface Notification {
  readonly id: string;
  /** User id of the recipient. */
  readonly toId: string;
  readonly title: string;
  readonly body: string;
  readonly date_time: Date;
  readonly read: boolean;
}

/** Bounds of domain section 2; lengths in characters. */
export const NOTIFICATION_BOUNDS = { titleMax: 80, bodyMax: 280 } as const;

/**
 * The same event for the same person has the same id, so a repeated write cannot double it (domain section 2).
 * Throws a RangeError for an event key that is empty or holds a slash: a document id cannot.
 */
export function notificationId(toId: string, eventKey: string): string {
  if (eventKey === '' || eventKey.includes('/')) throw new RangeError(`Not an event key: '${eventKey}'`);
  return `${toId}_${eventKey}`;
}

/** What is wrong with a notification's texts, in words; empty when they may be stored. */
export function notificationProblems(title: string, body: string): readonly string[] {
  const problems: string[] = [];
  const check = (name: string, text: string, max: number): void => {
    if (text.trim() === '') problems.push(`${name} is empty.`);
    if (text.length > max) problems.push(`${name} has ${text.length} characters, ${max} at most.`);
  };
  check('title', title, NOTIFICATION_BOUNDS.titleMax);
  check('body', body, NOTIFICATION_BOUNDS.bodyMax);
  return problems;
}
