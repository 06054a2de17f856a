import { EarlierReviews, WorkbenchFrame, WorkbenchLayout } from '@vcms/kits/review';
import { Box, DataList, StatusLine } from '@vcms/ui';
import { galleryBench } from '../data/bench.ts';
import { ENGAGEMENTS } from '../data/engagements.ts';
import { ACCEPTED, REJECTED, RETURNED } from '../data/reviews.ts';
import { Shown } from '../shown.tsx';

const BENCH = galleryBench('findings');

export function WorkbenchView() {
  const { topic, subject } = BENCH;
  return (
    <Shown>
      <WorkbenchFrame bench={BENCH}>
        <WorkbenchLayout
          bench={BENCH}
          paper={<Box h="full" minH="32" borderWidth="1px" borderRadius="lg" bg="bg.muted" />}
          paperName="Certificate"
          summary={<StatusLine tone="warning">One limit is lower than what is required.</StatusLine>}
          tabs={[
            {
              value: 'values',
              label: 'Values',
              count: 1,
              content: <DataList columns={1} items={[{ label: 'Insurer', value: 'Northwest Mutual' }]} />,
            },
          ]}
          history={null}
          suggested={[{ key: 'holder', comment: '' }]}
        />
      </WorkbenchFrame>
      <EarlierReviews
        {...{ topic, subject }}
        reviews={[RETURNED, ACCEPTED, REJECTED]}
        engagements={ENGAGEMENTS}
      />
      <EarlierReviews {...{ topic, subject }} reviews={[]} engagements={[]} />
    </Shown>
  );
}
