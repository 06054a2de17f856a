import type { UploadTask } from 'firebase/storage';

/** Stops sending while there is no connection and goes on with the next part when it is back. Returns the end. */
export function followConnection(
  task: Pick<UploadTask, 'pause' | 'resume'>,
  connection: EventTarget | undefined,
): () => void {
  const pause = () => void task.pause();
  const resume = () => void task.resume();
  connection?.addEventListener('offline', pause);
  connection?.addEventListener('online', resume);
  return () => {
    connection?.removeEventListener('offline', pause);
    connection?.removeEventListener('online', resume);
  };
}
