import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { Box, Button, Icon, Link, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { NewProgramDialog } from './new-program-dialog.tsx';
import { ProgramEditor } from './program-editor.tsx';
import { ProgramList } from './program-list.tsx';
import { type CatalogueState, useCatalogue } from './use-catalogue.ts';

function realNow(): Date {
  return new Date();
}

export interface CataloguePageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

const PURPOSE = 'The programs that clients can require, and the elements that reviewers answer.';

type Entries = (CatalogueState & { readonly kind: 'ready' })['entries'];

function Chosen({
  id,
  entries,
  now,
}: {
  readonly id: string;
  readonly entries: Entries;
  readonly now: () => Date;
}) {
  const entry = entries.find((known) => known.id === id);
  return (
    <>
      <Text mb="4">
        <Link asChild>
          <RouterLink to="?">All programs</RouterLink>
        </Link>
      </Text>
      {entry === undefined ? (
        <Text>This program is not in the catalog.</Text>
      ) : (
        <ProgramEditor key={id} entry={entry} now={now} />
      )}
    </>
  );
}

/** `/safety-policy-review/catalog`: the firm's catalogue of safety programs, or the one that the address names (domain 2). */
export function CataloguePage({ now = realNow }: CataloguePageProps) {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const state = useKeepPreviousData(useCatalogue());
  const id = params.get('program');
  const isReady = state.kind === 'ready';
  return (
    <>
      <PageHeading
        title="Program catalog"
        description={PURPOSE}
        actions={
          isReady &&
          id === null && (
            <Button onClick={() => setAdding(true)}>
              <Icon name="plus" /> Add a program
            </Button>
          )
        }
      />
      {state.kind === 'loading' && <LoadingBlock label="Loading the catalog" rows={8} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {isReady &&
        (id === null ? (
          <ProgramList entries={state.entries} />
        ) : (
          <Chosen id={id} entries={state.entries} now={now} />
        ))}
      {isReady && state.damaged > 0 && (
        <Text mt="4" textStyle="sm" color="fg.muted">
          {state.damaged === 1 ? '1 program is damaged' : `${state.damaged} programs are damaged`} and not
          shown.
        </Text>
      )}
      <Box>
        {isAdding && isReady && (
          <NewProgramDialog
            known={state.entries.map((entry) => entry.id)}
            onBegun={(begun) => setParams({ program: begun })}
            onClose={() => setAdding(false)}
          />
        )}
      </Box>
    </>
  );
}
