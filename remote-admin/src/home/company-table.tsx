import type { Counts } from '@vcms/data';
import { COMPANY_KIND_LABELS, COMPANY_KINDS, COMPANY_STATUS_LABELS, COMPANY_STATUSES } from '@vcms/domain';
import { Table } from '@vcms/ui';
import { type CompanyCount, companyCount } from './firm-counts.ts';

/** Companies by kind and status. */
export function CompanyTable({ counts }: { readonly counts: Counts<CompanyCount> }) {
  return (
    <Table.ScrollArea>
      <Table.Root size="sm" tableLayout="auto">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader ps="0" pe="1" py="1">
              Kind
            </Table.ColumnHeader>
            {COMPANY_STATUSES.map((status) => (
              <Table.ColumnHeader key={status} textAlign="end" px="1" py="1">
                {COMPANY_STATUS_LABELS[status]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {COMPANY_KINDS.map((kind) => (
            <Table.Row key={kind}>
              <Table.Cell as="th" scope="row" textAlign="start" fontWeight="normal" ps="0" pe="1" py="1">
                {COMPANY_KIND_LABELS[kind]}
              </Table.Cell>
              {COMPANY_STATUSES.map((status) => (
                <Table.Cell key={status} textAlign="end" px="1" py="1" fontVariantNumeric="tabular-nums">
                  {counts[companyCount(kind, status)]}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
