/** Days near today: the rules compare with the time of the request. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export const TODAY = daysFromNow(0);
export const NEXT_MONTH = daysFromNow(30);
export const IN_TWO_MONTHS = daysFromNow(60);
