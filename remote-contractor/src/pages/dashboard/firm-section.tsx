import type { Company } from '@vcms/domain';
import { DashboardSection } from '@vcms/pages';
import { DataList, LoadingBlock } from '@vcms/ui';

/** Whom to ask: the firm's contact (domain 4.2, role 5006). */
export function FirmSection({ firm }: { readonly firm: Company | undefined }) {
  return (
    <DashboardSection title="Contact">
      {firm === undefined ? (
        <LoadingBlock label="Loading Contact" rows={2} />
      ) : (
        <DataList
          columns={1}
          items={[
            { label: 'Company', value: firm.name },
            { label: 'Phone', value: firm.phone },
            { label: 'Address', value: `${firm.address1}, ${firm.city}, ${firm.state} ${firm.Zip}` },
          ]}
        />
      )}
    </DashboardSection>
  );
}
