import type { ShownAnswer } from '@vcms/kits/versions';
import type { FindingAnswer } from '../model/policy-findings.ts';
import { findingLabel } from './findings.ts';

/** What a policy may show for one client alone, whose record is not kept with the version. */
const SHOWN_PER_CLIENT: readonly string[] = ['wrong_holder', 'ai_page_missing', 'wos_missing', 'pnc_missing'];

/** What stands beside a finding where no field tells it. */
function otherText({ finding, kind, isAboutFile }: FindingAnswer): string | undefined {
  if (kind === 'changed') return isAboutFile ? 'Another certificate was submitted.' : undefined;
  if (kind === 'unknown') return undefined;
  const same = isAboutFile ? 'The certificate is the same file.' : 'The policy says the same as before.';
  return SHOWN_PER_CLIENT.includes(finding.key)
    ? `${same} What it shows for single clients is not compared.`
    : same;
}

/** A finding in the words of the list, beside what the correction did about it. */
export function shownAnswer(answer: FindingAnswer): ShownAnswer {
  const { finding, kind, changes } = answer;
  const { key, comment } = finding;
  return { label: findingLabel(key), comment, kind, changes, text: otherText(answer) };
}
