import type { LiveState } from '@vcms/data';
import { COMPANY_DOCUMENT_TYPES, type CompanyDocumentType, documentTypeName } from '@vcms/domain';
import { ComplianceChip, LiveSection } from '@vcms/kits';
import { Box, Button, Flex, Icon, Stack, Text, VisuallyHidden } from '@vcms/ui';
import type { RequiredPaper } from './required-papers.ts';

export interface RequiredSectionProps {
  readonly state: LiveState<RequiredPaper>;
  readonly onAdd: (typeId: CompanyDocumentType) => void;
}

/** What the contractor can see to: a document that is good, or waits for its review, is left alone. */
function isOpen({ status }: RequiredPaper): boolean {
  return status === 'non_compliant' || status === 'expiring';
}

function RequiredRow({
  paper,
  onAdd,
}: Pick<RequiredSectionProps, 'onAdd'> & { readonly paper: RequiredPaper }) {
  const { typeId, clientName, status, why } = paper;
  const known = COMPANY_DOCUMENT_TYPES.find((type) => type === typeId);
  const name = documentTypeName(typeId);
  return (
    <Flex as="li" wrap="wrap" gap="2" justify="space-between" align="center">
      <Box flex="1 1 14rem" minW="0">
        <Text overflowWrap="anywhere">
          {name}, {clientName}
        </Text>
        {why !== '' && (
          <Text textStyle="sm" color="fg.muted">
            {why}
          </Text>
        )}
      </Box>
      <Flex gap="3" align="center" wrap="wrap">
        <ComplianceChip status={status} />
        {known !== undefined && isOpen(paper) && (
          <Button size="xs" variant="outline" onClick={() => onAdd(known)}>
            <Icon name="upload" /> Add
            <VisuallyHidden>
              {' '}
              {name} for {clientName}
            </VisuallyHidden>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Documents that clients require of the company, each with how it stands. */
export function RequiredSection({ state, onAdd }: RequiredSectionProps) {
  return (
    <LiveSection
      title="Required by clients"
      rows={2}
      state={state}
      empty={<Text color="fg.muted">None of your clients requires a document of your company.</Text>}
    >
      {(papers) => (
        <Stack as="ul" gap="3" listStyleType="none" m="0" p="0">
          {papers.map((paper) => (
            <RequiredRow key={paper.id} paper={paper} onAdd={onAdd} />
          ))}
        </Stack>
      )}
    </LiveSection>
  );
}
