import type { Standing } from '@vcms/data';
import { counted } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { Flex, Stack, Text } from '@vcms/ui';
import { topReasons } from './top-reasons.ts';

const SHOWN = 5;

/** What most of the listed contractors do not meet. */
export function ReasonsSection({ standings }: { readonly standings: readonly Standing[] }) {
  const reasons = topReasons(standings, SHOWN);
  return (
    <DashboardSection
      title="Most frequent gaps"
      description={`Among ${counted(standings.length, 'contractor')} listed above`}
    >
      {reasons.length === 0 ? (
        <Text color="fg.muted">None.</Text>
      ) : (
        <Stack as="ol" gap="2.5" listStyleType="none">
          {reasons.map(({ key, title, count }) => (
            <Flex as="li" key={key} justify="space-between" gap="3">
              <Text minW="0" overflowWrap="anywhere">
                {title}
              </Text>
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {count}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </DashboardSection>
  );
}
