/** Does `end`, and then stops the process, on a signal or when the parent that keeps an IPC channel goes. */
export function stopWithProcess(end: () => Promise<void>): void {
  const stop = () => {
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.connected === true) process.once('disconnect', stop);
  // A parent that has closed our output has not asked us to stop.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
