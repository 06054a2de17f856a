import { openEvidence, sha256Of, toDataFailure } from '@vcms/data';
import { ZIP_MAX } from '@vcms/documents/model';
import { packZip, useZipDownload, ZipDialogFrame } from '@vcms/documents/zip';
import { useBackend, useSession } from '@vcms/sdk';
import { papersThatFit } from './paper-plan.ts';
import { portableEntries } from './portable-entries.ts';
import { readPortable } from './read-portable.ts';

export interface PortableDialogProps {
  readonly onClose: () => void;
  readonly now: () => Date;
}

const TEXT =
  'Answers by question, company information, policies, OSHA and EMR years, programs, people and their documents as JSON and CSV, and your papers, up to 200 MB of them, with a checksum for each file. Another system can read it. Cancel stops the download, and nothing is saved.';

/** Puts all that the company has on file into one zip on this computer, with how far it is; closing cancels it. */
export function PortableDialog({ onClose, now }: PortableDialogProps) {
  const { firestore, functions } = useBackend();
  const { companyId } = useSession();
  const download = useZipDownload({
    fileName: 'contractor-file.zip',
    make: async ({ signal, onProgress, onLeftOut }) => {
      const records = await readPortable(firestore, companyId, signal);
      const { bytes } = papersThatFit(records.documents, ZIP_MAX);
      return packZip(
        portableEntries({
          ...{ records, papersMax: ZIP_MAX, madeAt: now(), signal, onLeftOut },
          open: ({ id }) => openEvidence({ functions }, { companyId, documentId: id }),
          digest: (part) => sha256Of(new Blob([part])),
          onProgress: (done) => onProgress(bytes === 0 ? 1 : done / bytes),
        }),
      );
    },
    saved: 'Your file is saved.',
    event: 'portable.failed',
    failed: (cause) => {
      const text = `The zip could not be made. Nothing was saved. ${toDataFailure(cause).message}`;
      return { text, isOwn: true };
    },
    onSaved: onClose,
  });
  return <ZipDialogFrame title="Download your whole file" text={TEXT} {...{ download, onClose }} />;
}
