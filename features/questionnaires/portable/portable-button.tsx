import { Button, Icon } from '@vcms/ui';
import { lazy, Suspense, useState } from 'react';

const PortableDialog = lazy(async () => ({
  default: (await import('./portable-dialog.tsx')).PortableDialog,
}));

/** Offers the contractor all that it has on file, for itself or for another system; what packs it is loaded with the press. */
export function PortableButton({ now }: { readonly now: () => Date }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Icon name="download" /> Download your whole file
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PortableDialog now={now} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
