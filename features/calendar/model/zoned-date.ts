import { wallTime } from './zoned-time.ts';

/** A moment whose local parts are those of a time zone, whatever the machine's own is: what the writer of files asks for. */
export class ZonedDate extends Date {
  /** The zone's calendar and clock as if they were those of UTC. */
  readonly internal: Date;

  constructor(moment: Date, zone: string) {
    super(moment.getTime());
    const { date, time } = wallTime(moment, zone);
    this.internal = new Date(`${date}T${time}:00Z`);
  }

  withTimeZone(): this {
    return this;
  }

  tzComponents(): readonly never[] {
    return [];
  }

  override getFullYear(): number {
    return this.internal.getUTCFullYear();
  }

  override getMonth(): number {
    return this.internal.getUTCMonth();
  }

  override getDate(): number {
    return this.internal.getUTCDate();
  }

  override getHours(): number {
    return this.internal.getUTCHours();
  }

  override getMinutes(): number {
    return this.internal.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.internal.getUTCSeconds();
  }
}
