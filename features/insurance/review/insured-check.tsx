import { isSameCompanyName } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, DataList, StatusChip, Text } from '@vcms/ui';
import { OperationsText } from '../policy-editor/operations-text.tsx';
import type { PaperReading } from './use-paper-reading.ts';

export interface InsuredCheckProps {
  readonly paper: PaperReading;
  /** As somebody entered it, which proves nothing. */
  readonly typed: string;
  /** "04/01/2026 to 04/01/2027", as somebody entered it. */
  readonly typedPeriod?: string | undefined;
  readonly companyName: string;
  readonly dba: string | undefined;
}

function isTradeName(name: string, { companyName, dba }: InsuredCheckProps): boolean {
  return (
    !isSameCompanyName(name, companyName) && dba !== undefined && dba !== '' && isSameCompanyName(name, dba)
  );
}

interface Said {
  /** Of the row: where the name comes from. */
  readonly label: string;
  readonly name: string | undefined;
  /** What stands where there is no name. */
  readonly instead: string;
  readonly isScan: boolean;
  readonly holder: string | undefined;
  readonly period: string | undefined;
  readonly operations: string | undefined;
}

function saidBy(paper: PaperReading): Said {
  const nothing = { name: undefined, holder: undefined, period: undefined, operations: undefined };
  const text = { label: 'Read from the certificate', isScan: false };
  if (paper.kind === 'reading') return { ...nothing, ...text, instead: 'Reading the certificate' };
  if (paper.kind === 'read') {
    const { namedInsured: name, holder, period, operations } = paper;
    return { ...text, name, holder, period, operations, instead: 'Not read' };
  }
  const { scan } = paper;
  if (scan === undefined) return { ...nothing, ...text, instead: 'Not read' };
  const ofScan = { label: 'Recognized on the scan', isScan: true };
  if (scan.kind === 'recognizing')
    return { ...nothing, ...ofScan, instead: `Recognizing page ${scan.page} of ${scan.pages}` };
  if (scan.kind === 'failed') return { ...nothing, ...ofScan, instead: `Not read. ${scan.message}` };
  const { namedInsured: name, holder, period } = scan.seen;
  return { ...ofScan, name, holder, period, operations: undefined, instead: 'Not clear on the scan' };
}

function Verdict({
  said: { name, isScan },
  companyName,
}: {
  readonly said: Said;
  readonly companyName: string;
}) {
  if (name === undefined) return <StatusChip tone="neutral" label="Compare with the page" />;
  const isSame = isSameCompanyName(name, companyName);
  if (isScan)
    return (
      <StatusChip
        tone={isSame ? 'neutral' : 'warning'}
        label={isSame ? 'Seems the same: compare' : 'Seems to differ: compare'}
      />
    );
  return (
    <StatusChip tone={isSame ? 'success' : 'warning'} label={isSame ? 'Same company' : 'Name differs'} />
  );
}

function noteOf({ name, isScan }: Said, props: InsuredCheckProps): string | undefined {
  const { paper, companyName } = props;
  const isBusy = paper.kind === 'reading' || (paper.kind === 'nothing' && paper.scan?.kind === 'recognizing');
  if (name === undefined && isBusy) return undefined;
  if (name === undefined)
    return `No name could be read from this file. Does the page name ${companyName}? Return the policy if it does not.`;
  if (isScan)
    return 'Letters of a scan can be recognized wrongly. Compare the name, the holder and the dates with the page.';
  if (isTradeName(name, props))
    return 'The certificate names the trade name. Clients ask for the legal name.';
  return undefined;
}

/**
 * The name as it was read from the certificate beside the company's legal name: case, punctuation and legal form do not count. What
 * was typed is shown for what it is, and never stands in for the paper; nor does what was recognised on a scan, which is told apart.
 */
export function InsuredCheck(props: InsuredCheckProps) {
  const { paper, typed, typedPeriod, companyName, dba } = props;
  const said = saidBy(paper);
  const { holder, period, operations, isScan } = said;
  const note = noteOf(said, props);
  const source = isScan ? 'recognized on the scan' : 'as read';
  return (
    <ReviewCard title="Named insured" aside={<Verdict {...{ said, companyName }} />}>
      <DataList
        items={[
          { label: said.label, value: said.name ?? said.instead },
          { label: 'Typed', value: typed },
          { label: 'Legal name', value: companyName },
          ...(dba === undefined || dba === '' ? [] : [{ label: 'Doing business as', value: dba }]),
          ...(holder === undefined ? [] : [{ label: `Certificate holder, ${source}`, value: holder }]),
          ...(period === undefined ? [] : [{ label: `Policy period, ${source}`, value: period }]),
          ...(period === undefined || typedPeriod === undefined
            ? []
            : [{ label: 'Policy period, typed', value: typedPeriod }]),
        ]}
      />
      {operations !== undefined && (
        <Box mt="5">
          <Text textStyle="sm" color="fg.muted">
            Description of operations, as read
          </Text>
          <OperationsText text={operations} />
        </Box>
      )}
      {note !== undefined && (
        <Text mt="3" textStyle="sm">
          {note}
        </Text>
      )}
    </ReviewCard>
  );
}
