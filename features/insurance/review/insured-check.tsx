import { isSameCompanyName } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, DataList, StatusChip, Text } from '@vcms/ui';
import { OperationsText } from '../policy-editor/operations-text.tsx';
import type { PaperReading } from './use-paper-reading.ts';

export interface InsuredCheckProps {
  readonly paper: PaperReading;
  /** As somebody entered it, which proves nothing. */
  readonly typed: string;
  readonly companyName: string;
  readonly dba: string | undefined;
}

function isTradeName(name: string, { companyName, dba }: InsuredCheckProps): boolean {
  return (
    !isSameCompanyName(name, companyName) && dba !== undefined && dba !== '' && isSameCompanyName(name, dba)
  );
}

function Verdict({ name, companyName }: { readonly name: string | undefined; readonly companyName: string }) {
  if (name === undefined) return <StatusChip tone="neutral" label="Compare with the page" />;
  const isSame = isSameCompanyName(name, companyName);
  return (
    <StatusChip tone={isSame ? 'success' : 'warning'} label={isSame ? 'Same company' : 'Name differs'} />
  );
}

/**
 * The name as it was read from the certificate beside the company's legal name: case, punctuation and legal form do not count. What
 * was typed is shown for what it is, and never stands in for the paper.
 */
export function InsuredCheck(props: InsuredCheckProps) {
  const { paper, typed, companyName, dba } = props;
  const name = paper.kind === 'read' ? paper.namedInsured : undefined;
  const holder = paper.kind === 'read' ? paper.holder : undefined;
  const operations = paper.kind === 'read' ? paper.operations : undefined;
  const unread = paper.kind === 'reading' ? 'Reading the certificate' : 'Not read';
  return (
    <ReviewCard title="Named insured" aside={<Verdict {...{ name, companyName }} />}>
      <DataList
        items={[
          { label: 'Read from the certificate', value: name ?? unread },
          { label: 'Typed', value: typed },
          { label: 'Legal name', value: companyName },
          ...(dba === undefined || dba === '' ? [] : [{ label: 'Doing business as', value: dba }]),
          ...(holder === undefined ? [] : [{ label: 'Certificate holder, as read', value: holder }]),
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
      {name === undefined && paper.kind !== 'reading' && (
        <Text mt="3" textStyle="sm">
          No name could be read from this file. Does the page name {companyName}? Return the policy if it does
          not.
        </Text>
      )}
      {name !== undefined && isTradeName(name, props) && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          The certificate names the trade name. Clients ask for the legal name.
        </Text>
      )}
    </ReviewCard>
  );
}
