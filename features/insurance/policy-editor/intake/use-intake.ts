import { type PaperSource, type Reading, useReading } from '@vcms/kits/evidence';
import { certificateKey, type ReadCertificate } from '@vcms/pdf';
import { useEffect, useState } from 'react';
import type { StoredPolicy } from '../insurance-dossier.ts';
import { readCertificates } from '../prefill/read-certificate.ts';
import { beginIntake, type Intake } from './intake.ts';
import { type LinePlan, planOf } from './intake-plan.ts';

export interface IntakeState {
  readonly reading: Reading<ReadCertificate>;
  readonly ask: () => void;
  /** undefined: the file is still being read. */
  readonly intake: Intake | undefined;
  readonly plans: readonly LinePlan[];
  readonly change: (change: (intake: Intake) => Intake) => void;
  /** The certificates of the file, in its order; more may come while a scan is read. */
  readonly certificates: readonly ReadCertificate[];
  /** The one in hand, with what later pages added to it. */
  readonly certificate: ReadCertificate | undefined;
  /** Its key; '': nothing could be read. */
  readonly part: string;
  /** Those that are not stored. */
  readonly left: readonly ReadCertificate[];
  /** Takes another one in hand, by its key; what was decided on the one before is kept. */
  readonly choose: (key: string) => void;
  /** The one in hand is stored, and no other is left so far. */
  readonly isDone: boolean;
  /** The one in hand is stored: the next one that is not takes its place. */
  readonly finish: () => void;
}

function keyOf(certificate: ReadCertificate | undefined): string {
  return certificate === undefined ? '' : certificateKey(certificate);
}

/** Reads the certificates of a file as soon as it is there, then holds what becomes of their lines, one certificate in hand. */
export function useIntake(source: PaperSource, policies: readonly StoredPolicy[]): IntakeState {
  const { reading, ask } = useReading(source, readCertificates);
  const [intake, setIntake] = useState<Intake>();
  const [laidAside, setLaidAside] = useState<ReadonlyMap<string, Intake>>(new Map());
  const [stored, setStored] = useState<readonly string[]>([]);
  /** What was on file when somebody began with a certificate: what it puts there itself is nothing to compare it with. */
  const [begunWith, setBegunWith] = useState<ReadonlyMap<string, readonly StoredPolicy[]>>(new Map());
  useEffect(() => {
    if (reading.kind === 'not-asked') ask();
  });
  const isRead = reading.kind === 'read';
  if ((isRead && intake?.certificate === undefined) || (reading.kind === 'nothing' && intake === undefined)) {
    const begun = beginIntake(isRead ? reading.result : undefined, policies);
    // What was typed before another try could read the file stays.
    setIntake({ ...begun, lines: [...begun.lines, ...(intake?.lines ?? [])] });
  }
  const certificates = reading.kind === 'read' ? [reading.result, ...(reading.result.others ?? [])] : [];
  const part = keyOf(intake?.certificate);
  const certificate = certificates.find((one) => keyOf(one) === part) ?? intake?.certificate;
  const left = certificates.filter((one) => !stored.includes(keyOf(one)));
  function choose(key: string): void {
    const wanted = certificates.find((one) => keyOf(one) === key);
    if (intake === undefined || wanted === undefined || part === '' || part === key) return;
    setLaidAside(new Map(laidAside).set(part, intake));
    setIntake(laidAside.get(key) ?? beginIntake(wanted, policies));
  }
  const isDone = stored.includes(part);
  const [next] = left;
  if (next !== undefined && isDone) choose(keyOf(next));
  return {
    ...{ reading, ask, intake, certificates, certificate, part, left, choose, isDone },
    finish() {
      setStored((before) => [...before, part]);
      // The others are compared with what this one put on file.
      setBegunWith(new Map());
    },
    plans: intake === undefined ? [] : planOf(intake, begunWith.get(part) ?? policies),
    change(change) {
      if (!begunWith.has(part)) setBegunWith(new Map(begunWith).set(part, policies));
      setIntake((now) => (now === undefined ? now : change(now)));
    },
  };
}
