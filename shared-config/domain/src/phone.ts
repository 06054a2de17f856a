/** A stored phone number (E.164) as people write it: (312) 555-0100 in North America, else as it is stored. */
export function formatPhone(stored: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored) ?? [];
  return area === undefined ? stored : `(${area}) ${exchange}-${line}`;
}
