import type { Trusted } from '@vcms/server/core';
import { openProject } from '../../project-context.ts';
import type { DemoProject } from './demo-project.ts';

/** What a run ends with that is cut short. */
class CutShort extends Error {}

/**
 * Runs work that is ended at its step of this number, counted from 1: batches, transactions, folders of files and accounts are
 * steps. `done`: the step is done and its answer lost; else it never begins. Nothing in memory outlives the run. Answers whether it was cut.
 */
export async function runCutShort(
  { projectId, localHost }: DemoProject,
  { step, done }: { readonly step: number; readonly done: boolean },
  work: (trusted: Trusted) => Promise<void>,
): Promise<boolean> {
  const project = openProject(projectId, localHost);
  const { db, auth, files } = project.trusted;
  let steps = 0;
  function counted<Args extends readonly unknown[], Answer>(act: (...args: Args) => Promise<Answer>) {
    return async (...args: Args): Promise<Answer> => {
      steps += 1;
      if (steps > step || (steps === step && !done)) throw new CutShort('Cut short.');
      const answer = await act(...args);
      if (steps === step) throw new CutShort('Cut short.');
      return answer;
    };
  }
  const batch = db.batch.bind(db);
  db.batch = () => {
    const made = batch();
    made.commit = counted(made.commit.bind(made));
    return made;
  };
  db.runTransaction = counted(db.runTransaction.bind(db)) as typeof db.runTransaction;
  auth.deleteUser = counted(auth.deleteUser.bind(auth));
  const cutting = { ...project.trusted, files: { ...files, removeAll: counted(files.removeAll) } };
  try {
    await work(cutting);
    return false;
  } catch (cause) {
    if (cause instanceof CutShort) return true;
    throw cause;
  } finally {
    await project.close();
  }
}
