import type { OshaYear } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Flex, Icon, Stack, Text } from '@vcms/ui';
import type { YearOutlook } from './record-outlook.ts';

export interface FlagCardProps {
  readonly log: OshaYear;
  readonly outlook: YearOutlook;
}

function Line({ isError, text }: { readonly isError: boolean; readonly text: string }) {
  return (
    <Flex as="li" gap="2" align="flex-start">
      <Box color={isError ? 'fg.error' : 'fg.warning'} pt="0.5">
        <Icon name={isError ? 'cross' : 'warning'} label={isError ? 'Error:' : 'Check:'} />
      </Box>
      <Text>{text}</Text>
    </Flex>
  );
}

function Explanation({ text }: { readonly text: string }) {
  return (
    <Box mt="3" ps="3" borderStartWidth="3px" borderColor="border.emphasized">
      <Text textStyle="sm" color="fg.muted">
        Explanation of the contractor
      </Text>
      <Text whiteSpace="pre-line">{text}</Text>
    </Box>
  );
}

/** What is wrong or unusual about the numbers, and what the contractor says about it. */
export function FlagCard({ log, outlook }: FlagCardProps) {
  const { flags, missing } = outlook;
  const count = flags.length + missing.length;
  return (
    <ReviewCard
      title="Flags"
      aside={
        count > 0 && (
          <Text textStyle="sm" color="fg.muted">
            {count}
          </Text>
        )
      }
    >
      {count === 0 ? (
        <Flex gap="2" align="center">
          <Box color="fg.success" display="flex">
            <Icon name="check-circle" />
          </Box>
          <Text>Nothing unusual.</Text>
        </Flex>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
          {flags.map(({ code, severity, text }) => (
            <Line key={code} isError={severity === 'error'} text={text} />
          ))}
          {missing.map((year) => (
            <Line key={year} isError={false} text={`The log of ${year} is not on file.`} />
          ))}
        </Stack>
      )}
      {log.explanation !== undefined && <Explanation text={log.explanation} />}
    </ReviewCard>
  );
}
