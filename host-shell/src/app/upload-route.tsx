import { Button, LoadingBlock } from '@vcms/ui';
import { FormMessage } from '../pages/form-message.tsx';
import { PartGate } from './part-gate.tsx';
import type { EntryServices } from './shell-services.ts';

/** The page behind a broker's link, as far as others need to know it. */
export type UploadPart = Pick<typeof import('../pages/upload/upload-page.tsx'), 'UploadPage'>;

export interface UploadRouteProps {
  readonly services: EntryServices;
  readonly search: string;
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
const newRequestId = () => crypto.randomUUID();

/** /upload/ with its page, whose code loads when it is first shown. */
export function UploadRoute({ services, search }: UploadRouteProps) {
  return (
    <PartGate
      loader={services.uploadPage}
      loading={<LoadingBlock label="Loading the page" />}
      renderFailure={(onRetry) => (
        <>
          <FormMessage kind="error">This page could not be loaded. Check your connection.</FormMessage>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    >
      {({ UploadPage }) => (
        <UploadPage search={search} call={services.trustedCall} wait={wait} newRequestId={newRequestId} />
      )}
    </PartGate>
  );
}
