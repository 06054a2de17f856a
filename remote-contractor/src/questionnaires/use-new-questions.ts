import { recordRef } from '@vcms/data';
import type { QuestionnaireVersion } from '@vcms/domain';
import { knownVersionOf, newQuestions } from '@vcms/questionnaires/model';
import { useBackend } from '@vcms/sdk';
import { getDoc } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';

const NONE: ReadonlySet<string> = new Set();

/** Versions never change once they are published: one read, and only where a newer one is asked. */
function useVersion(definitionId: string, n: number | undefined): QuestionnaireVersion | undefined {
  const { firestore } = useBackend();
  const [found, setFound] = useState<QuestionnaireVersion>();
  useEffect(() => {
    if (n === undefined) return;
    let isWanted = true;
    getDoc(recordRef(firestore, 'questionnaireVersions', definitionId, n)).then(
      (snapshot) => {
        const entry = snapshot.data();
        if (isWanted && entry?.ok === true) setFound(entry.value);
      },
      // Without it nothing is marked; the page does not need it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [firestore, definitionId, n]);
  return found?.n === n ? found : undefined;
}

/**
 * Ids of the questions that are new to a contractor since its last submission. They stay new until it submits again: while
 * they are answered, and in a draft that was begun before they were asked. Empty before anything was answered, and until the
 * version that was answered is read.
 */
export function useNewQuestions({ version, response }: AskedQuestionnaire): ReadonlySet<string> {
  const known = response === undefined ? version.n : knownVersionOf(response);
  const before = useVersion(version.definitionId, known < version.n ? known : undefined);
  return useMemo(() => (before === undefined ? NONE : newQuestions(before, version)), [before, version]);
}
