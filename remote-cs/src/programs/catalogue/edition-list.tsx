import { formatDate } from '@vcms/domain';
import { SavingMark, useExpectedRecords } from '@vcms/kits/pending';
import type { StoredEdition } from '@vcms/programs/data';
import { editionDifference } from '@vcms/programs/model';
import { Box, Button, Flex, Heading, Text } from '@vcms/ui';
import { useState } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { EditionView } from './edition-view.tsx';

interface Shown {
  readonly n: number;
  readonly what: 'elements' | 'difference';
}

/** What was published, the newest first, with what is being published; none of it can be changed. */
export function EditionList({ editions: stored }: { readonly editions: readonly StoredEdition[] }) {
  const { rows, pending } = useExpectedRecords(stored);
  const editions = rows.filter(({ status }) => status === 'published');
  const [shown, setShown] = useState<Shown>();
  const toggle = (next: Shown) =>
    setShown(shown?.n === next.n && shown.what === next.what ? undefined : next);
  if (editions.length === 0) return null;
  return (
    <Box as="section" aria-label="Published editions">
      <Heading as="h3" size="md" mb="3">
        Published editions
      </Heading>
      <Box as="ul" m="0" p="0">
        {editions.map((edition, index) => {
          const { n, publishedOn, changeNote = '', record } = edition;
          const isPending = pending.has(record.path);
          const before = editions[index + 1];
          const open = shown?.n === n ? shown.what : undefined;
          return (
            <Box as="li" key={n} aria-busy={isPending} listStyleType="none" borderTopWidth="1px" py="3">
              <Flex gap="3" wrap="wrap" justify="space-between">
                <Box flex="1 1 14rem" minW="0">
                  <Text fontWeight="semibold">
                    Edition {n}
                    {index === 0 && ', in force'}
                  </Text>
                  {isPending && <SavingMark />}
                  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {publishedOn !== undefined && `Published on ${formatDate(publishedOn)}. `}
                    {changeNote}
                  </Text>
                </Box>
                <Flex gap="2" wrap="wrap">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-expanded={open === 'elements'}
                    aria-label={`Elements of edition ${n}`}
                    onClick={() => toggle({ n, what: 'elements' })}
                  >
                    Elements
                  </Button>
                  {before !== undefined && (
                    <Button
                      size="sm"
                      variant="outline"
                      aria-expanded={open === 'difference'}
                      aria-label={`Compare with ${before.n}: edition ${n}`}
                      onClick={() => toggle({ n, what: 'difference' })}
                    >
                      Compare with {before.n}
                    </Button>
                  )}
                </Flex>
              </Flex>
              {open === 'elements' && <EditionView edition={edition} />}
              {open === 'difference' && before !== undefined && (
                <DifferenceList difference={editionDifference(before, edition)} />
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
