import { FailurePanel, SelectField, useKeepPreviousData } from '@vcms/kits';
import { Button, EmptyState, LoadingBlock, Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { Definition } from '../model/definition-checks.ts';
import { DraftEditor } from './draft-editor.tsx';
import { type DefinitionFile, useDefinitions } from './use-definitions.ts';
import { VersionList } from './version-list.tsx';

export interface DefinitionsTabProps {
  /** Whose definitions they are: 'firm', or the client of a supplement. */
  readonly owner: string;
  /** Whether the reader may change them. */
  readonly mayEdit: boolean;
}

function blank(owner: string): Definition {
  const title = owner === 'firm' ? 'Safety questionnaire' : 'Supplement';
  return { owner, title, sections: [{ title: 'General', questions: [] }] };
}

/** An id that only this owner gives. */
function firstId(owner: string): string {
  return owner === 'firm'
    ? 'safety'
    : `${owner
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '-')
        .slice(0, 60)}-supplement`;
}

interface OneProps extends DefinitionsTabProps {
  readonly file: DefinitionFile;
}

function OneDefinition({ file, owner, mayEdit }: OneProps) {
  const [isNew, setNew] = useState(false);
  const { draft, published, versions, definitionId } = file;
  // Once it is saved, the draft itself is what is edited.
  if (draft !== undefined && isNew) setNew(false);
  const n = draft?.n ?? (versions[0]?.n ?? 0) + 1;
  const isEditing = mayEdit && (draft !== undefined || isNew);
  return (
    <Stack gap="6">
      {isEditing ? (
        <DraftEditor key={`${definitionId}/${n}`} {...{ file, n, draft }} start={published ?? blank(owner)} />
      ) : (
        mayEdit && (
          <div>
            <Button onClick={() => setNew(true)}>
              {versions.length === 0 ? 'Begin' : `Begin version ${n}`}
            </Button>
          </div>
        )
      )}
      {versions.length > 0 && <VersionList versions={versions} />}
    </Stack>
  );
}

function Chosen({ files, ...props }: DefinitionsTabProps & { readonly files: readonly DefinitionFile[] }) {
  const [chosen, setChosen] = useState<string>();
  const [isBegun, setBegun] = useState(false);
  const file = files.find(({ definitionId }) => definitionId === chosen) ?? files[0];
  if (file === undefined) {
    const empty = {
      definitionId: firstId(props.owner),
      versions: [],
      draft: undefined,
      published: undefined,
    };
    if (isBegun) return <OneDefinition {...props} file={empty} />;
    return (
      <EmptyState
        title={props.owner === 'firm' ? 'No questionnaire yet.' : 'No supplement yet.'}
        description={
          props.owner === 'firm'
            ? 'Build the questionnaire that all contractors answer.'
            : 'Ask your contractors up to 40 questions of your own, beside the questionnaire of the firm.'
        }
        icon="clipboard"
        action={props.mayEdit && <Button onClick={() => setBegun(true)}>Create</Button>}
      />
    );
  }
  return (
    <Stack gap="5">
      {files.length > 1 && (
        <SelectField
          label="Questionnaire"
          maxW="24rem"
          value={file.definitionId}
          choices={files.map(({ definitionId, versions }) => [
            definitionId,
            versions[0]?.title ?? definitionId,
          ])}
          onChoose={setChosen}
        />
      )}
      <OneDefinition key={file.definitionId} {...props} file={file} />
    </Stack>
  );
}

/** What contractors are asked: versions, the draft of the next one, and how it differs. */
export function DefinitionsTab(props: DefinitionsTabProps) {
  const state = useKeepPreviousData(useDefinitions(props.owner));
  if (state.kind === 'loading') return <LoadingBlock label="Loading the questionnaires" rows={6} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  const { files, damaged } = state;
  return (
    <>
      <Chosen {...props} files={files} />
      {damaged > 0 && (
        <Text mt="4" textStyle="sm" color="fg.muted">
          {damaged === 1 ? '1 version is damaged' : `${damaged} versions are damaged`} and not shown.
        </Text>
      )}
    </>
  );
}
