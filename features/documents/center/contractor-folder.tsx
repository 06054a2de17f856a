import { may } from '@vcms/domain';
import { useOpenDialog, useToday } from '@vcms/kits';
import { Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { Box, Button, EmptyState, Grid, Icon, PageHeading } from '@vcms/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endNamed } from '../model/file-end.ts';
import { shelfNamed } from '../model/shelf.ts';
import { withoutOpen } from './center-path.ts';
import { FileActions } from './file-actions.tsx';
import { FileChoices } from './file-choices.tsx';
import { FileDialog } from './file-dialog.tsx';
import { fileRegister } from './file-register.tsx';
import { FolderNav } from './folder-nav.tsx';
import { BackLink, type FolderOwner, OwnerGate } from './owner-gate.tsx';
import { RelabelDialog } from './relabel-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestsSection } from './requests-section.tsx';
import type { StoredFile } from './stored-file.ts';
import { UploadDialog } from './upload-dialog.tsx';

export interface ContractorFolderProps {
  readonly contractorId: string;
  readonly title: string;
  readonly now: () => Date;
}

type Work =
  | { readonly kind: 'upload' }
  | { readonly kind: 'request' }
  | { readonly kind: 'relabel'; readonly file: StoredFile };

function Files({ owner, now }: { readonly owner: FolderOwner; readonly now: () => Date }) {
  const { contractorId, clientId } = owner.place;
  const { role } = useSession();
  const today = useToday(now);
  const [params, setParams] = useSearchParams();
  const [work, startWork, closeDialog] = useOpenDialog<Work>();
  const [changes, setChanges] = useState(0);
  const shelf = shelfNamed(params.get('shelf'));
  const ends = endNamed(params.get('ends'));
  const place = useMemo(() => ({ contractorId, clientId }), [contractorId, clientId]);
  const search = params.get('search') ?? '';
  const definition = useMemo(
    () => fileRegister({ place, shelf, ends, today, search }),
    [place, shelf, ends, today, search],
  );
  const open = params.get('open');
  const close = useCallback(() => setParams(withoutOpen), [setParams]);
  const changed = () => setChanges((count) => count + 1);
  const mayUpload = may(role, 'uploadForContractors');
  return (
    <>
      <BackLink />
      <PageHeading
        title={owner.name}
        description="Files by folder. When a client opens a file, the contractor's access log shows it."
        actions={
          mayUpload && (
            <>
              <Button variant="outline" onClick={() => startWork({ kind: 'request' })}>
                <Icon name="mail" /> Request a document
              </Button>
              <Button onClick={() => startWork({ kind: 'upload' })}>
                <Icon name="upload" /> Upload a file
              </Button>
            </>
          )
        }
      />
      {mayUpload && <RequestsSection owner={owner} today={today} />}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }} gap="6">
        <FolderNav place={place} shelf={shelf} pulse={String(changes)} />
        <Box minW="0">
          <FileChoices shelf={shelf} ends={ends} />
          <Register
            key={`${shelf} ${ends}`}
            definition={definition}
            label={`Files of ${owner.name}`}
            now={now}
            empty={
              <EmptyState
                icon="folder"
                title="No documents in this folder."
                description={
                  mayUpload
                    ? 'What the contractor submits appears here. You can also upload a file.'
                    : 'What the contractor submits and shows to you appears here.'
                }
              />
            }
          />
        </Box>
      </Grid>
      {open !== null && (
        <FileDialog
          contractorId={contractorId}
          documentId={open}
          today={today}
          onClose={close}
          actions={(file) => (
            <FileActions
              contractorId={contractorId}
              file={file}
              onRelabel={() => {
                close();
                startWork({ kind: 'relabel', file });
              }}
              onArchived={() => {
                changed();
                close();
              }}
            />
          )}
        />
      )}
      {work?.kind === 'upload' && (
        <UploadDialog owner={owner} today={today} onDone={changed} onClose={closeDialog} />
      )}
      {work?.kind === 'request' && <RequestDialog owner={owner} today={today} onClose={closeDialog} />}
      {work?.kind === 'relabel' && (
        <RelabelDialog contractorId={contractorId} file={work.file} onDone={changed} onClose={closeDialog} />
      )}
    </>
  );
}

/** The folders of one contractor, with its files page by page. */
export function ContractorFolder({ contractorId, title, now }: ContractorFolderProps) {
  return (
    <OwnerGate contractorId={contractorId} title={title}>
      {(owner) => <Files owner={owner} now={now} />}
    </OwnerGate>
  );
}
