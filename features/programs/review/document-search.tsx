import { useAbortSignal } from '@vcms/sdk';
import { Box, Button, Field, Flex, Input, Text } from '@vcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type PageHit, searchPages } from '../model/page-words.ts';
import { type FilePages, readPages } from '../reading/index.ts';

/** Pages that are listed; more words find fewer. */
const LISTED = 30;

interface Result {
  readonly message: string;
  readonly hits: readonly PageHit[];
}

function resultOf(query: string, read: FilePages): Result {
  if (read.kind === 'none') return { message: read.message, hits: [] };
  const hits = searchPages(query, read.pages);
  const part = read.isPartial ? ` The first ${read.pages.length} pages were searched.` : '';
  const found = hits.length === 1 ? 'Found on 1 page.' : `Found on ${hits.length} pages.`;
  return { message: `${hits.length === 0 ? 'Not found.' : found}${part}`, hits: hits.slice(0, LISTED) };
}

export interface DocumentSearchProps {
  /** Undefined: it is not there yet. */
  readonly file: Blob | undefined;
  readonly onShowPage: (page: number) => void;
}

/** Finds words in the file under review, and leads to their pages. The text is read with the first search. */
export function DocumentSearch({ file, onShowPage }: DocumentSearchProps) {
  const signal = useAbortSignal();
  const known = useRef<{ readonly file: Blob; readonly read: FilePages }>(undefined);
  const [query, setQuery] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (file === undefined || isBusy) return;
    if (query.trim().length < 2) return setResult({ message: 'Enter at least 2 characters.', hits: [] });
    setBusy(true);
    try {
      const read = known.current?.file === file ? known.current.read : await readPages(file, signal);
      known.current = { file, read };
      setResult(resultOf(query, read));
    } catch (cause) {
      if (!signal.aborted) throw cause;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box mb="2" data-print="hide">
      <form onSubmit={(event) => void search(event)}>
        <Flex gap="2" align="flex-end">
          <Field.Root flex="1" minW="0">
            <Input
              size="sm"
              type="search"
              aria-label="Search in the file"
              placeholder="Search in the file"
              maxLength={100}
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          </Field.Root>
          <Button
            type="submit"
            size="sm"
            variant="outline"
            disabled={file === undefined}
            loading={isBusy}
            loadingText="Reading"
          >
            Find pages
          </Button>
        </Flex>
      </form>
      <Text role="status" textStyle="sm" color="fg.muted" mt={result === undefined ? '0' : '1'}>
        {result?.message}
      </Text>
      {result !== undefined && result.hits.length > 0 && (
        <Box as="ul" aria-label="Pages found" m="0" mt="1" p="0" maxH="9rem" overflowY="auto">
          {result.hits.map(({ page, excerpt }) => (
            <Box as="li" key={page} listStyleType="none">
              <Button
                size="xs"
                variant="ghost"
                h="auto"
                minH="8"
                py="1"
                w="full"
                justifyContent="flex-start"
                textAlign="start"
                whiteSpace="normal"
                overflowWrap="anywhere"
                fontWeight="normal"
                onClick={() => onShowPage(page)}
              >
                <span>
                  <strong>Page {page}</strong> {excerpt}
                </span>
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
