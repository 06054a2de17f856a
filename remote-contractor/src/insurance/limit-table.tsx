import { formatMoney, LIMIT_LABELS, LIMITS_OF_LINE, type LimitCode, type LineOverview } from '@vcms/domain';
import { ScrollingTable, Table, Text } from '@vcms/ui';

interface LimitRow {
  readonly code: LimitCode;
  readonly asked: number | undefined;
  readonly askedBy: readonly string[];
  readonly have: number | undefined;
}

function rowsOf({ line, strictest, current }: LineOverview): readonly LimitRow[] {
  return LIMITS_OF_LINE[line]
    .map((code: LimitCode) => {
      const demand = strictest.find((entry) => entry.code === code);
      return {
        code,
        asked: demand?.amount,
        askedBy: demand?.askedBy ?? [],
        have: current?.limits[code],
      };
    })
    .filter(({ asked, have }) => asked !== undefined || have !== undefined);
}

/** Who asks this much; nobody is named where everybody who asks for the line does. */
function askers(names: readonly string[], clients: number): string {
  return names.length === clients && clients > 1 ? 'All clients' : names.join(', ');
}

function amount(value: number | undefined, otherwise: string): string {
  return value === undefined ? otherwise : formatMoney(value);
}

/** The limits of a line: what the strictest client asks beside what the current policy carries. */
export function LimitTable({ overview }: { readonly overview: LineOverview }) {
  const rows = rowsOf(overview);
  if (rows.length === 0) return null;
  return (
    <ScrollingTable label="Limits">
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader>Limit</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Strictest client</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">On file</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ code, asked, askedBy, have }) => (
          <Table.Row key={code}>
            <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start">
              {LIMIT_LABELS[code]}
            </Table.Cell>
            <Table.Cell textAlign="end">
              {amount(asked, '–')}
              {askedBy.length > 0 && (
                <Text textStyle="xs" color="fg.muted">
                  {askers(askedBy, overview.clients.length)}
                </Text>
              )}
            </Table.Cell>
            <Table.Cell
              textAlign="end"
              fontWeight="semibold"
              color={asked !== undefined && (have ?? 0) < asked ? 'fg.error' : undefined}
            >
              {amount(have, 'None')}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}
