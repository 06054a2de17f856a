/** What pages keep on the device for the time without a connection, such as the gate list; all of it belongs to one user. */
const DEVICE_DATABASE = 'vcms-device';

/** Deletes what the device keeps for the user. Rejects with what the browser says. @param factory absent: nothing can be kept */
export function eraseDeviceData(factory: Pick<IDBFactory, 'deleteDatabase'> | undefined): Promise<void> {
  if (factory === undefined) return Promise.resolve();
  const request = factory.deleteDatabase(DEVICE_DATABASE);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
