/** A reason not to start that the developer can mend; the message says what to do. */
export class StartupFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupFailure';
  }
}
