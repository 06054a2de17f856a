import { ENGAGEMENT_STATES, EVIDENCE_STATES, ITEM_STATUSES } from '@vcms/domain';
import {
  ComplianceChip,
  ComplianceMark,
  DayCell,
  EngagementStateChip,
  EvidenceChip,
  RelativeDay,
  RelativeTime,
  ViewAll,
} from '@vcms/kits';
import { SavingMark } from '@vcms/kits/pending';
import { Text } from '@vcms/ui';
import { GALLERY_TODAY } from '../fixed-clock.ts';
import { Row, Shown } from '../shown.tsx';

const DAYS = ['2026-03-15', GALLERY_TODAY, '2026-03-17', '2026-04-20', '2027-03-16'] as const;

export function Chips() {
  return (
    <Shown>
      <Row name="ComplianceChip">
        {ITEM_STATUSES.map((status) => (
          <ComplianceChip key={status} status={status} />
        ))}
      </Row>
      <Row name="ComplianceMark">
        {ITEM_STATUSES.map((status) => (
          <ComplianceMark key={status} status={status} />
        ))}
      </Row>
      <Row name="EvidenceChip">
        {EVIDENCE_STATES.map((state) => (
          <EvidenceChip key={state} state={state} />
        ))}
      </Row>
      <Row name="EngagementStateChip">
        {ENGAGEMENT_STATES.map((state) => (
          <EngagementStateChip key={state} state={state} />
        ))}
      </Row>
      <Row name="RelativeDay, RelativeTime, DayCell">
        {DAYS.map((date) => (
          <RelativeDay key={date} date={date} today={GALLERY_TODAY} />
        ))}
        <RelativeDay date="2026-03-10" today={GALLERY_TODAY} isLate />
        <Text>
          It ends <RelativeTime date="2026-03-20" today={GALLERY_TODAY} />.
        </Text>
        {DAYS.map((date) => (
          <DayCell key={date} day={date} today={GALLERY_TODAY} />
        ))}
      </Row>
      <Row name="SavingMark">
        <SavingMark />
      </Row>
      <Row name="ViewAll">
        <ViewAll to="/contractors" of="Contractors" />
      </Row>
    </Shown>
  );
}
