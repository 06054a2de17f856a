import type { Firestore } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';

/** What writes: a transaction whole, a batch at its end. */
function writing(db: Firestore, spend: () => void): Pick<Firestore, 'runTransaction' | 'batch'> {
  return {
    async runTransaction(update, options) {
      spend();
      return db.runTransaction(update, options);
    },
    batch() {
      const batch = db.batch();
      const commit = batch.commit.bind(batch);
      batch.commit = async () => {
        spend();
        return commit();
      };
      return batch;
    },
  };
}

/** An instance that is stopped: every transaction and batch after the first `writes` fails, as when the process ends there. */
export function failingAfter(trusted: Trusted, writes: number): Trusted {
  let left = writes;
  const stopping = writing(trusted.db, () => {
    left -= 1;
    if (left < 0) throw new Error('The instance was stopped.');
  });
  const db = new Proxy(trusted.db, {
    get(target, name) {
      if (name === 'runTransaction' || name === 'batch') return stopping[name];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { ...trusted, db };
}
