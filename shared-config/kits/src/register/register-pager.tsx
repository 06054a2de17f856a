import { formatTime } from '@vcms/domain';
import { Button, HStack, Text } from '@vcms/ui';
import { PAGE_SIZE } from './register-definition.ts';
import type { RegisterPage } from './use-register.ts';

export interface RegisterPagerProps<Row> {
  readonly page: Pick<RegisterPage<Row>, 'rows' | 'state' | 'next' | 'previous' | 'show'>;
  /** When the rows arrived. */
  readonly asOf: Date | undefined;
}

/** Which rows are shown, whether they follow the records, and the way to the others. */
export function RegisterPager<Row>({ page, asOf }: RegisterPagerProps<Row>) {
  const { rows, state, next, previous, show } = page;
  const first = (state.page - 1) * PAGE_SIZE + 1;
  return (
    <HStack
      as="nav"
      aria-label="Pages"
      data-print="hide"
      justify="space-between"
      flexWrap="wrap"
      gap="3"
      mt="3"
    >
      <Text
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        title={
          asOf === undefined
            ? undefined
            : `Loaded at ${formatTime(asOf, { seconds: true })}; updates automatically.`
        }
      >
        {rows.length > 0 && `${first}–${first + rows.length - 1}`}
        {rows.length > 0 && asOf !== undefined && ', live'}
      </Text>
      <HStack gap="2">
        <Button
          size="sm"
          variant="outline"
          disabled={previous === undefined}
          onClick={() => previous && show(previous)}
        >
          Previous
        </Button>
        <Button size="sm" variant="outline" disabled={next === undefined} onClick={() => next && show(next)}>
          Next
        </Button>
      </HStack>
    </HStack>
  );
}
