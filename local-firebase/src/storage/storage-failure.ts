/** An expected outcome of a storage call that is no success. `status` is the HTTP status. */
export class StorageFailure extends Error {
  readonly status: number;
  /** The Cloud Storage JSON API's word for it, such as `notFound` or `conditionNotMet`. */
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.name = 'StorageFailure';
    this.status = status;
    this.reason = reason;
  }
}

export function badRequest(message: string): StorageFailure {
  return new StorageFailure(400, 'invalid', message);
}

export function notFound(message: string): StorageFailure {
  return new StorageFailure(404, 'notFound', message);
}

export function noSuchObject(bucket: string, name: string): StorageFailure {
  return notFound(`No such object: ${bucket}/${name}`);
}
