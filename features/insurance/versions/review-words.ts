/** Who reviewed, as far as a reader may know: the own side is "you" or the own company, the firm is the firm. */
export function reviewerName(
  { scope, decidedBy }: { readonly scope: string; readonly decidedBy: string },
  {
    userId,
    clientId,
    clientName,
    people,
  }: {
    readonly userId: string;
    readonly clientId: string;
    readonly clientName: string;
    /** Names of colleagues. */
    readonly people: ReadonlyMap<string, string>;
  },
): string {
  if (decidedBy === userId) return 'you';
  const known = people.get(decidedBy);
  if (known !== undefined) return known;
  if (scope === 'firm') return 'the firm';
  return scope === clientId ? clientName : 'another client';
}
