/** When everything in the gallery happens: a Monday at noon. */
export const GALLERY_NOW = new Date('2026-03-16T12:00:00Z');
export const GALLERY_TODAY = '2026-03-16';

/** Stops the clock for all that asks it: a picture of tomorrow is the one of today. */
export function fixClock(scope: typeof globalThis): void {
  const now = GALLERY_NOW.getTime();
  scope.Date = new Proxy(scope.Date, {
    construct: (RealDate, args) =>
      args.length === 0 ? new RealDate(now) : Reflect.construct(RealDate, args),
    get: (RealDate, name) => (name === 'now' ? () => now : Reflect.get(RealDate, name)),
  });
}
