import { type AuditRecord, auditLinesOf } from '@vcms/data';
import { formatMoment, USER_ROLES } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import type { RegisterColumn, RegisterDefinition, RegisterFilter } from '@vcms/kits/register';
import { auditFields, auditTitle } from '@vcms/kits/trail';
import { Text } from '@vcms/ui';
import { roleWords } from '@vcms/users/register';
import { ACTION_OPTIONS, OBJECT_OPTIONS } from './audit-options.ts';
import { type AuditScope, rangeOf } from './audit-scope.ts';
import { ChangeButton } from './change-button.tsx';
import { ObjectFilter, ObjectName } from './object-filter.tsx';
import { PersonFilter, PersonName } from './person-filter.tsx';
import { readPeople } from './read-people.ts';

type Line = AuditRecord;

/** Of lines that the server wrote by itself. */
const SERVER = 'trusted';

function actorRoleWords({ actorRole }: Pick<Line, 'actorRole'>): string {
  const role = USER_ROLES.find((known) => known === actorRole);
  return role === undefined ? '' : roleWords(role);
}

function Who({ line }: { readonly line: Line }) {
  if (line.actorUid === SERVER) return 'The server';
  return (
    <>
      <PersonName uid={line.actorUid} />
      <Text textStyle="xs" color="fg.muted">
        {actorRoleWords(line)}
      </Text>
    </>
  );
}

function asJson(part: Line['before']): string {
  return part === undefined ? '' : JSON.stringify(part);
}

function ChangedFields({ line }: { readonly line: Line }) {
  const fields = auditFields(line);
  if (fields === '') return null;
  return (
    <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {fields}
    </Text>
  );
}

const COLUMNS: readonly RegisterColumn<Line>[] = [
  {
    title: 'When',
    sort: 'at',
    value: ({ at }) => at.toISOString(),
    cell: ({ at }) => formatMoment(at, { seconds: true }),
  },
  { title: 'Who', value: ({ actorUid }) => actorUid, cell: (line) => <Who line={line} /> },
  {
    title: 'What',
    value: ({ action }) => action,
    cell: (line) => (
      <>
        {auditTitle(line)}
        <ChangedFields line={line} />
        {line.reason !== undefined && line.reason !== '' && (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {line.reason}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Object',
    wide: true,
    value: ({ entityType }) => humanizeCode(entityType),
    cell: (line) => <ObjectName line={line} />,
  },
  { title: 'Change', inFile: false, value: () => '', cell: (line) => <ChangeButton line={line} /> },
];

/** What a line holds and the list has no room for. */
const FILE_COLUMNS: readonly RegisterColumn<Line>[] = [
  { title: 'Role', value: actorRoleWords },
  { title: "Person's company", value: ({ actorCompanyId }) => actorCompanyId },
  { title: 'Object id', value: ({ entityId }) => entityId },
  { title: 'Contractor', value: ({ contractorId }) => contractorId },
  { title: 'Client', value: ({ clientId }) => clientId },
  { title: 'Reason', value: ({ reason }) => reason },
  { title: 'Before', value: ({ before }) => asJson(before) },
  { title: 'After', value: ({ after }) => asJson(after) },
  { title: 'Line id', value: ({ id }) => id },
];

const FILTERS: readonly RegisterFilter[] = [
  { name: 'actorUid', label: 'Person', control: PersonFilter },
  { name: 'entityType', label: 'Object', options: OBJECT_OPTIONS },
  { name: 'action', label: 'Action', options: ACTION_OPTIONS },
  { name: 'entityId', label: 'One object', control: ObjectFilter },
];

/** The lines of a scope, newest first, page by page; built once per scope, so that the list keeps its listener. */
export function auditRegister(scope: AuditScope): RegisterDefinition<Line> {
  return {
    name: 'audit-trail',
    noun: 'entries',
    scrollable: true,
    descends: true,
    base: (firestore) => auditLinesOf(firestore, rangeOf(scope)),
    columns: COLUMNS,
    filters: FILTERS,
    readFileColumns: async (rows, firestore, signal) => {
      const names = await readPeople(
        firestore,
        rows.map(({ actorUid }) => actorUid),
        signal,
      );
      return [{ title: 'Name', value: ({ actorUid }: Line) => names.get(actorUid) }, ...FILE_COLUMNS];
    },
    sorts: {
      at: { field: 'at', label: 'When', type: 'time', cursorValue: ({ moment }) => moment },
    },
  };
}
