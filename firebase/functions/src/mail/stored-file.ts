import { getStorage } from 'firebase-admin/storage';
import { productionContext } from '../trusted/production-context.ts';

/** The bytes of a file of the project's bucket; rejects when it is not there. */
export async function readStoredFile(storagePath: string): Promise<Buffer> {
  productionContext();
  const [bytes] = await getStorage().bucket().file(storagePath).download();
  return bytes;
}
