const WallDate = Date;
let ahead = 0;

const now = () => WallDate.now() + ahead;

/** `Date` as it is, but with the time of the server's clock where it asks for the present. */
const ShiftedDate = new Proxy(WallDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, made === ShiftedDate ? target : made),
  apply: () => new WallDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

/** Sets how far the present of this process is ahead of the wall clock; at 0 the process has its own `Date` again. */
export function shiftDate(milliseconds) {
  ahead = Number.isFinite(milliseconds) ? milliseconds : 0;
  globalThis.Date = ahead === 0 ? WallDate : ShiftedDate;
}
