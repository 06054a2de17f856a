import { type PaperSource, type Reading, useReading } from '@vcms/kits/evidence';
import { certificateKey, type ReadCertificate } from '@vcms/pdf';
import { useEffect, useState } from 'react';
import type { StoredPolicy } from '../insurance-dossier.ts';
import { readCertificate } from '../prefill/read-certificate.ts';
import { beginIntake, type Intake } from './intake.ts';
import { type LinePlan, planOf } from './intake-plan.ts';

export interface IntakeState {
  readonly reading: Reading<ReadCertificate>;
  readonly ask: () => void;
  /** undefined: the file is still being read. */
  readonly intake: Intake | undefined;
  readonly plans: readonly LinePlan[];
  readonly change: (change: (intake: Intake) => Intake) => void;
  /** The certificates of the file, in its order; one of them is in hand. */
  readonly certificates: readonly ReadCertificate[];
  /** Takes another one in hand, by its key; what was decided on the one before is kept. */
  readonly choose: (key: string) => void;
}

/** Reads a certificate as soon as it is there, then holds what becomes of its lines; `policies` as they are when it begins. */
export function useIntake(source: PaperSource, policies: readonly StoredPolicy[]): IntakeState {
  const { reading, ask } = useReading(source, readCertificate);
  // What this intake itself puts on file is nothing to compare it with.
  const [onFile] = useState(policies);
  const [intake, setIntake] = useState<Intake>();
  const [laidAside, setLaidAside] = useState<ReadonlyMap<string, Intake>>(new Map());
  useEffect(() => {
    if (reading.kind === 'not-asked') ask();
  });
  const isRead = reading.kind === 'read';
  if ((isRead && intake?.certificate === undefined) || (reading.kind === 'nothing' && intake === undefined)) {
    const begun = beginIntake(isRead ? reading.result : undefined, onFile);
    // What was typed before another try could read the file stays.
    setIntake({ ...begun, lines: [...begun.lines, ...(intake?.lines ?? [])] });
  }
  const certificates = reading.kind === 'read' ? [reading.result, ...(reading.result.others ?? [])] : [];
  return {
    ...{ reading, ask, intake, certificates },
    choose(key) {
      const wanted = certificates.find((one) => certificateKey(one) === key);
      const before = intake?.certificate;
      if (intake === undefined || wanted === undefined || before === undefined) return;
      if (certificateKey(before) === key) return;
      setLaidAside(new Map(laidAside).set(certificateKey(before), intake));
      setIntake(laidAside.get(key) ?? beginIntake(wanted, onFile));
    },
    plans: intake === undefined ? [] : planOf(intake, onFile),
    change: (change) => setIntake((now) => (now === undefined ? now : change(now))),
  };
}
