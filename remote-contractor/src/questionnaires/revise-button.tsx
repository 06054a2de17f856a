import { writeProblem } from '@vcms/kits/form';
import { reviseAnswers } from '@vcms/questionnaires/data';
import { knownVersionOf, responseProgress } from '@vcms/questionnaires/model';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { useState } from 'react';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';

/** Takes up what was accepted, returned or outdated; every answer is carried over. */
export function ReviseButton({ asked, verb }: { readonly asked: AskedQuestionnaire; readonly verb: string }) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const ask = useAsk();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { version, response } = asked;

  async function revise(): Promise<void> {
    if (response === undefined) return;
    // What was returned counts as missing already.
    const costs = response.state !== 'changes_requested';
    const question = {
      title: `Update ${version.title}?`,
      text: 'Your answers are carried over. Until you submit again, clients see the questionnaire as missing.',
      yes: verb,
      no: 'Not now',
    };
    if (costs && !(await ask(question))) return;
    setBusy(true);
    const progressPct = responseProgress(version, response.answers).percent;
    const knownVersion = knownVersionOf(response);
    const seen = { version: response.version, progressPct, knownVersion };
    const result = await reviseAnswers({ firestore, uid, contractorId }, version, seen);
    setBusy(false);
    if (result.kind !== 'done') notify.show({ kind: 'error', message: writeProblem(result) });
  }

  return (
    <Button loading={busy} loadingText="Opening" onClick={() => void revise()}>
      {verb}
    </Button>
  );
}
