import { fileURLToPath } from 'node:url';
import { seedDemoData } from '@vcms/seed';
import { costOf, startBackend, type Usage } from './backend.ts';
import { openPage, pageViews } from './page-views.ts';
import { type Activity, dayOf, dollars, SIZES, scaled } from './scale-model.ts';
import { measureWork } from './scale-work.ts';
import { writeSection } from './write-section.ts';

/** `npm run scale`: measures what views and the server cost on the demo data, and writes the tables of docs/scale.md. */
const FILE = fileURLToPath(new URL('../../../docs/scale.md', import.meta.url));
const TODAY = '2026-11-20';

const { format } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How often things happen; what nobody has measured yet stands here once, in words in the table. */
const PER_DAY = {
  /** Of all people, those who open the product on a day. */
  visitors: 0.3,
  /** Views of each kind per visitor. */
  views: [1, 0.5, 2, 2, 0.4, 0.5, 0.4, 0.2],
  handInsPerContractor: 0.1,
  publishesPerClient: 0.02,
  announcementsPerClient: 0.05,
} as const;

interface Shape {
  readonly engagements: number;
  readonly people: number;
  readonly clients: number;
  readonly contractors: number;
}

interface ViewCost {
  readonly name: string;
  readonly requests: number;
  readonly lookups: number;
  readonly cost: Usage;
}

async function measure() {
  const backend = await startBackend(`${TODAY}T15:00:00Z`);
  const { trusted } = backend;
  const data = await seedDemoData({ auth: trusted.auth, firestore: trusted.db, today: TODAY });
  const count = (kind: string) => data.companies.filter(({ record }) => record.kind === kind).length;
  const shape: Shape = {
    engagements: data.engagements.length,
    people: data.users.length,
    clients: count('client'),
    contractors: count('contractor'),
  };
  const approved = data.engagements.find(({ record }) => record.state === 'approved')?.record;
  const person = data.users.find(
    ({ record }) => record.companyId === approved?.clientId && record.role === '5003',
  );
  if (approved === undefined || person === undefined)
    throw new Error('The demo data has no approved engagement.');
  const sample = {
    uid: person.uid,
    clientId: approved.clientId,
    contractorId: approved.contractorId,
    today: TODAY,
  };
  const views: ViewCost[] = [];
  for (const view of pageViews(trusted.db, sample)) {
    let requests = 0;
    const cost = await costOf(backend, async () => {
      requests = await openPage(view);
    });
    views.push({ name: view.name, requests, lookups: requests * (1 + view.lookups), cost });
  }
  const work = await measureWork(backend, sample);
  await backend.stop();
  return { shape, views, work };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function withLookups({ cost, lookups }: ViewCost): Usage {
  return { ...cost, reads: cost.reads + lookups };
}

function activitiesOf({ shape, views, work }: Measured): readonly Activity[] {
  const per = (number: number) => number / shape.engagements;
  const visits = per(shape.people) * PER_DAY.visitors;
  const hands = per(shape.contractors) * PER_DAY.handInsPerContractor;
  const each = ({ cost, contractors }: { cost: Usage; contractors: number }) =>
    scaled(cost, 1 / Math.max(1, contractors));
  return [
    ...views.map((view, index) => ({
      name: view.name,
      cost: withLookups(view),
      perEngagement: visits * (PER_DAY.views[index] ?? 0),
    })),
    { name: 'a policy is submitted', cost: work.handIn, perEngagement: hands },
    { name: 'the firm decides on it', cost: work.review, perEngagement: hands },
    {
      name: 'demands are published, for each contractor of the client',
      cost: each(work.publish),
      perEngagement: PER_DAY.publishesPerClient,
    },
    {
      name: 'an announcement, for each receiver',
      cost: each(work.announcement),
      perEngagement: PER_DAY.announcementsPerClient,
    },
    {
      name: 'the night, for each engagement',
      cost: scaled(work.night.cost, 1 / work.night.engagements),
      perEngagement: 1,
    },
  ];
}

function onceTable({ views }: Measured, activities: readonly Activity[]): readonly string[] {
  const row = ({ name, cost, perEngagement }: Activity, index: number) => {
    const view = views[index];
    const how =
      view === undefined ? '' : `${view.requests} requests, ${view.lookups} look-ups of the rules included`;
    return `| ${name} | ${format(cost.reads)} | ${format(cost.writes)} | ${format(cost.deletes)} | ${perEngagement.toFixed(3)} | ${how} |`;
  };
  return [
    '| once | reads | writes | deletes | a day for each engagement | |',
    '|---|---|---|---|---|---|',
    ...activities.map(row),
  ];
}

function dayTable(activities: readonly Activity[]): readonly string[] {
  const row = (size: number) => {
    const day = dayOf(activities, size);
    const night = dayOf(
      activities.filter(({ name }) => name.startsWith('the night')),
      size,
    );
    return `| ${format(size)} | ${format(day.reads)} | ${format(day.writes)} | $${format(dollars(day))} | $${format(dollars(day) * 30)} | ${format((100 * night.reads) / day.reads)} % |`;
  };
  return [
    '| engagements | reads a day | writes a day | a day | a month | reads that are the night |',
    '|---|---|---|---|---|---|',
    ...SIZES.map(row),
  ];
}

const measured = await measure();
const activities = activitiesOf(measured);
const { engagements, people, clients, contractors } = measured.shape;
const lines = [
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} on the demo data: ${engagements} engagements of ${contractors} contractors with ${clients} clients, ${people} people.`,
  `Publishing was measured with ${measured.work.publish.contractors} contractors, an announcement with ${measured.work.announcement.contractors} receivers. A day: ${PER_DAY.visitors * 100} % of the people come, a contractor submits ${PER_DAY.handInsPerContractor} pieces, a client publishes ${PER_DAY.publishesPerClient} times and announces ${PER_DAY.announcementsPerClient} times.`,
  '',
  ...onceTable(measured, activities),
  '',
  ...dayTable(activities),
  '',
];
writeSection('scale', 'npm run scale', lines, FILE);
console.log(lines.join('\n'));
