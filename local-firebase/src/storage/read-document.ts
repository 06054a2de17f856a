import type { RulesDocument } from '../rules/rules-request.ts';
import type { FirestoreService } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';
import type { ReadDocument } from './storage-rules.ts';

/** How the rules of Storage look into the Firestore of a project, past the rules of Firestore. */
export function createDocumentReader(firestore: FirestoreService, projectId: string): ReadDocument {
  return async ({ databaseId, path }) => {
    const name = `projects/${projectId}/databases/${databaseId}/documents/${path.join('/')}`;
    try {
      const document = await firestore.unary('GetDocument', { name }, { kind: 'admin' });
      return document as unknown as RulesDocument;
    } catch (error) {
      if (error instanceof RpcError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  };
}
