import { Box, Button, Text } from '@vcms/ui';
import { useState } from 'react';
import type { ChangePart, TextChange } from '../model/text-changes.ts';

/** Passages that are shown before all are asked for. */
const SHOWN = 3;

const PARTS = {
  same: { as: 'span', css: {} },
  added: { as: 'ins', css: { textDecoration: 'underline', bg: 'bg.success', color: 'fg.success' } },
  removed: { as: 'del', css: { textDecoration: 'line-through', bg: 'bg.error', color: 'fg.error' } },
} as const;

function Part({ part: { kind, text } }: { readonly part: ChangePart }) {
  const { as, css } = PARTS[kind];
  return (
    <>
      <Box as={as} css={css}>
        {text}
      </Box>{' '}
    </>
  );
}

function pageText({ page, pageBefore }: TextChange): string {
  return page === pageBefore ? `Page ${page}` : `Page ${page}, before ${pageBefore}`;
}

export interface ChangedPassagesProps {
  readonly changes: readonly TextChange[];
  /** Names the list. */
  readonly label: string;
  /** Leads to the page of the new file; absent: there is none beside it. */
  readonly onShowPage?: ((page: number) => void) | undefined;
}

/** What a text said before, struck out, and what it says now, underlined. */
export function ChangedPassages({ changes, label, onShowPage }: ChangedPassagesProps) {
  const [isWhole, setWhole] = useState(false);
  if (changes.length === 0) return null;
  const shown = isWhole ? changes : changes.slice(0, SHOWN);
  const left = changes.length - shown.length;
  return (
    <Box mt="2">
      <Box as="ul" aria-label={label} m="0" p="0">
        {shown.map((change, index) => (
          <Box
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a comparison never change places
            key={index}
            listStyleType="none"
            borderStartWidth="3px"
            borderColor="border.info"
            ps="3"
            py="1"
            mb="1"
            textStyle="sm"
            overflowWrap="anywhere"
          >
            {onShowPage === undefined ? (
              <Text as="span" textStyle="xs" color="fg.muted">
                {pageText(change)}:{' '}
              </Text>
            ) : (
              <Button size="2xs" variant="ghost" me="1" onClick={() => onShowPage(change.page)}>
                {pageText(change)}
              </Button>
            )}
            {change.parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a passage never change places
              <Part key={at} part={part} />
            ))}
          </Box>
        ))}
      </Box>
      {left > 0 && (
        <Button size="xs" variant="outline" onClick={() => setWhole(true)}>
          Show {left === 1 ? '1 more passage' : `${left} more passages`}
        </Button>
      )}
    </Box>
  );
}
