import { formatDate } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Text } from '@vcms/ui';
import type { SecondLook } from '../model/second-look.ts';

/** Why the contractor asked for a second look, with what the first reviewer decided. */
export function SecondLookCard({ look }: { readonly look: SecondLook }) {
  const { appeal, first, second } = look;
  return (
    <Box mb="4">
      <ReviewCard title={second === undefined ? 'Second look' : 'Second look, decided'}>
        <Text textStyle="sm" color="fg.muted">
          Requested {formatDate(appeal.askedOn)}. The contractor wrote:
        </Text>
        <Text mt="1" whiteSpace="pre-line" borderStartWidth="3px" borderColor="border.info" ps="3">
          {appeal.reason}
        </Text>
        {first !== undefined && (
          <>
            <Text mt="3" textStyle="sm" color="fg.muted">
              {first.decision === 'rejected' ? 'Rejected' : 'Returned'} {formatDate(first.decidedAt)} with
              this message:
            </Text>
            <Text mt="1" textStyle="sm" whiteSpace="pre-line" borderStartWidth="3px" ps="3">
              {first.publicComment}
            </Text>
          </>
        )}
      </ReviewCard>
    </Box>
  );
}
