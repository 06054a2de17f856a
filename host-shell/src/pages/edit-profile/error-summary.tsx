import { Alert, Box, Link } from '@vcms/ui';
import { useEffect, useRef } from 'react';

export interface SummaryEntry {
  readonly text: string;
  /** Puts the focus on the field the sentence is about. */
  readonly focus: () => void;
}

/** What has to be put right, above the form; takes the focus each time it is drawn anew after a submit. */
export function ErrorSummary({ entries }: { readonly entries: readonly SummaryEntry[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert.Root ref={box} status="error" role="alert" tabIndex={-1} mb="6">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {entries.length === 1 ? 'One entry needs a change' : `${entries.length} entries need a change`}
        </Alert.Title>
        <Box as="ul" listStyleType="none" mt="1">
          {entries.map(({ text, focus }) => (
            <li key={text}>
              <Link asChild variant="underline" color="inherit" textAlign="start">
                <button type="button" onClick={focus}>
                  {text}
                </button>
              </Link>
            </li>
          ))}
        </Box>
      </Alert.Content>
    </Alert.Root>
  );
}
