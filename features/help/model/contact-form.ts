/** Characters, as the server takes them (`contactFirm`). */
export const CONTACT_BOUNDS = { subject: { min: 3, max: 150 }, message: { min: 10, max: 4000 } } as const;

export interface ContactForm {
  readonly subject: string;
  readonly message: string;
}

function problemOf(name: string, text: string, { min, max }: { readonly min: number; readonly max: number }) {
  const { length } = text.trim();
  if (length === 0) return `Enter ${name.toLowerCase()}.`;
  return length < min || length > max ? `${name} must be ${min}-${max} characters.` : undefined;
}

/** What is wrong with a message, by field (V1, V2); empty: nothing. */
export function contactProblems({
  subject,
  message,
}: ContactForm): Partial<Record<keyof ContactForm, string>> {
  const problems = {
    subject: problemOf('Subject', subject, CONTACT_BOUNDS.subject),
    message: problemOf('Message', message, CONTACT_BOUNDS.message),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
