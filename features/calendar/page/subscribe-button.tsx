import { Button, LoadingBlock } from '@vcms/ui';
import { lazy, Suspense, useState } from 'react';

const SubscribeDialog = lazy(async () => ({
  default: (await import('./subscribe-dialog.tsx')).SubscribeDialog,
}));

/** Opens the way to the reader's calendar in other programs; what it shows loads then. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingBlock label="Loading" rows={2} />}>
          <SubscribeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
