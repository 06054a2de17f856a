import type { ComparedField } from '@vcms/domain';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import { AuditList } from '@vcms/kits/trail';
import { ChangesShown, PaperLine, SubmissionBox } from '@vcms/kits/versions';
import { Box, Button } from '@vcms/ui';
import { nothing } from '../data/failures.ts';
import { ACCEPTED, REJECTED, RETURNED } from '../data/reviews.ts';
import { GALLERY_NOW } from '../fixed-clock.ts';
import { Columns, LONG, Panel, Shown } from '../shown.tsx';

const CHANGES: readonly ComparedField[] = [
  { key: 'limit', label: 'Each occurrence', before: '$1,000,000', after: '$2,000,000', kind: 'changed' },
  { key: 'holder', label: 'Holder', before: '', after: 'Harbor Refining', kind: 'added' },
  { key: 'note', label: 'Note', before: LONG, after: '', kind: 'removed' },
];

const ANSWERS = [
  { label: 'Limit too low', comment: '', kind: 'changed', changes: CHANGES.slice(0, 1), text: undefined },
  { label: 'Wrong holder', comment: 'It names us.', kind: 'unchanged', changes: [], text: undefined },
  { label: 'Unreadable', comment: '', kind: 'unknown', changes: [], text: 'Another file was uploaded.' },
] as const;

const EVENTS = [
  { id: '1', at: GALLERY_NOW, action: 'policy.submit', entityType: 'policy', actorRole: '5004' },
  {
    id: '2',
    at: GALLERY_NOW,
    action: 'engagement.move',
    entityType: 'engagement',
    after: { state: 'approved' },
    actorRole: 'server',
    reason: LONG,
  },
  {
    id: '3',
    at: GALLERY_NOW,
    action: 'company.update',
    entityType: 'company',
    after: { name: 'a', city: 'b' },
    actorRole: '5002',
  },
] as const;

const box = {
  papers: (
    <Button size="xs" variant="outline">
      Certificate
    </Button>
  ),
  nameOf: () => 'the firm',
  findingLabel: () => 'Limit too low',
};

export function HistoryView() {
  return (
    <Shown>
      <Columns>
        <Panel name="ChangesShown, PaperLine">
          <ChangesShown lead="Three fields differ." answers={ANSWERS} others={CHANGES}>
            <PaperLine text="The certificate was replaced." verb="Show the earlier one" onShow={nothing} />
            <PaperLine text="The endorsement is the same." verb="" onShow={undefined} />
          </ChangesShown>
        </Panel>
        <Panel name="SubmissionBox">
          <Box as="ul">
            <SubmissionBox
              {...box}
              version={2}
              submittedOn="2026-03-12"
              notKept={undefined}
              decisions={[RETURNED, REJECTED]}
            >
              {null}
            </SubmissionBox>
            <SubmissionBox
              {...box}
              version={1}
              submittedOn={undefined}
              notKept="What was submitted then is not kept."
              decisions={[ACCEPTED]}
            >
              {null}
            </SubmissionBox>
          </Box>
        </Panel>
        <Panel name="AuditList">
          <AuditList events={EVENTS} />
        </Panel>
        <Panel name="OnBehalfNote">
          {(['contractor', 'others'] as const).map((reader) => (
            <OnBehalfNote
              key={reader}
              reader={reader}
              record={{
                onBehalf: { firmName: 'The Firm', on: '2026-03-12', reason: 'The broker sent it to us.' },
              }}
            />
          ))}
        </Panel>
      </Columns>
    </Shown>
  );
}
