import {
  CountRows,
  DashboardColumns,
  DashboardGrid,
  DashboardSection,
  EngagementList,
  FigureGrid,
  LinkRows,
  RelativeDay,
  UnreadSection,
  ViewAll,
} from '@vcms/kits';
import { Badge, Text } from '@vcms/ui';
import { ENGAGEMENTS } from '../data/engagements.ts';
import { UNREACHABLE } from '../data/failures.ts';
import { GALLERY_NOW, GALLERY_TODAY } from '../fixed-clock.ts';
import { LONG, Part, Shown } from '../shown.tsx';

const FIGURES = [
  { label: 'Contractors', figure: { kind: 'ready', value: 1204 }, icon: 'users', to: '/contractors' },
  { label: 'Waiting', figure: { kind: 'ready', value: 50, isMore: true }, icon: 'clock', hint: 'For you' },
  { label: 'Policies', figure: { kind: 'loading' }, icon: 'umbrella' },
  { label: 'Programs', figure: { kind: 'failed', failure: UNREACHABLE }, icon: 'clipboard', palette: 'gray' },
] as const;

const LINKS = [
  { id: '1', to: '/1', name: 'Acme Scaffolding', detail: 'General liability' },
  { id: '2', to: '/2', name: LONG, end: <RelativeDay date="2026-03-20" today={GALLERY_TODAY} /> },
];

const COUNTS = [
  { key: 'a', label: 'Policies', count: 12 },
  { key: 'b', label: LONG, count: 1204 },
];

const NOTICES = [1, 2, 3, 4, 5].map((n) => ({
  id: String(n),
  toId: 'user-1',
  title: 'Policy returned',
  body: n === 2 ? LONG : 'Acme Scaffolding is asked to correct it.',
  date_time: GALLERY_NOW,
  read: false,
}));

function Engagements() {
  return (
    <DashboardSection title="Clients" beside={<Badge>3</Badge>} aside={<ViewAll to="/all" of="Clients" />}>
      <EngagementList
        items={ENGAGEMENTS}
        max={2}
        nameOf={({ clientName }) => clientName}
        detailOf={() => 'Since 01/15/2026'}
        recordOf={({ id }) => `/clients/${id}`}
      />
    </DashboardSection>
  );
}

export function Dashboard() {
  return (
    <Shown>
      <Part name="FigureGrid">
        <FigureGrid figures={FIGURES} />
      </Part>
      <Part name="DashboardGrid">
        <DashboardGrid
          first={<Engagements />}
          second={
            <DashboardSection title="Waiting for you" isDense description="The oldest first.">
              <LinkRows rows={LINKS} />
            </DashboardSection>
          }
          third={
            <DashboardSection title="On file" isDense>
              <CountRows rows={COUNTS} />
            </DashboardSection>
          }
        />
      </Part>
      <Part name="DashboardColumns">
        <DashboardColumns
          main={<UnreadSection state={{ kind: 'ready', items: NOTICES, unreadable: [] }} />}
          side={
            <DashboardSection title={LONG}>
              <Text>Beside</Text>
            </DashboardSection>
          }
        />
      </Part>
    </Shown>
  );
}
