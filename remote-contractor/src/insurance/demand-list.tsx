import type { LineOverview } from '@vcms/domain';
import { Flex, Text } from '@vcms/ui';
import { useId } from 'react';
import { furtherDemands } from './further-demands.ts';

/** Endorsements, rating, aggregate and form that the clients ask for, known before the first policy is on file. */
export function FurtherDemands({ overview }: { readonly overview: LineOverview }) {
  const id = useId();
  const demands = furtherDemands(overview);
  if (demands.length === 0) return null;
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1" mt="4" textStyle="sm" align="baseline">
      <Text as="h3" id={id} fontWeight="semibold">
        Also required
      </Text>
      <Flex
        as="ul"
        aria-labelledby={id}
        wrap="wrap"
        columnGap="3"
        rowGap="1"
        listStyleType="none"
        m="0"
        p="0"
      >
        {demands.map(({ label, askedBy }) => (
          <Text
            as="li"
            key={label}
            ps="3"
            borderStartWidth="2px"
            borderColor="border.emphasized"
            overflowWrap="anywhere"
          >
            {label}
            {askedBy.length > 0 && (
              <Text as="span" color="fg.muted" overflowWrap="anywhere">
                , by {askedBy.join(', ')}
              </Text>
            )}
          </Text>
        ))}
      </Flex>
    </Flex>
  );
}
