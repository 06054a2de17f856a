import { isSameCompanyName } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { DataList, StatusChip, Text } from '@vcms/ui';

export interface InsuredCheckProps {
  readonly namedInsured: string;
  readonly companyName: string;
  readonly dba: string | undefined;
}

/** The name on the certificate beside the company's legal name: case, punctuation and legal form do not count. */
export function InsuredCheck({ namedInsured, companyName, dba }: InsuredCheckProps) {
  const isSame = isSameCompanyName(namedInsured, companyName);
  const isTradeName = !isSame && dba !== undefined && dba !== '' && isSameCompanyName(namedInsured, dba);
  return (
    <ReviewCard
      title="Named insured"
      aside={
        <StatusChip tone={isSame ? 'success' : 'warning'} label={isSame ? 'Same company' : 'Name differs'} />
      }
    >
      <DataList
        items={[
          { label: 'On the certificate', value: namedInsured },
          { label: 'Legal name', value: companyName },
          ...(dba === undefined || dba === '' ? [] : [{ label: 'Doing business as', value: dba }]),
        ]}
      />
      {isTradeName && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          The certificate names the trade name. Clients ask for the legal name.
        </Text>
      )}
    </ReviewCard>
  );
}
