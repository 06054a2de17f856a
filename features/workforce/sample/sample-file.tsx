import { LoadingBlock } from '@vcms/ui';
import { lazy, Suspense } from 'react';
import type { SampleName } from './sample-name.ts';

/** The reader of PDF files is heavy: it comes with the first sample that is opened. */
const SampleView = lazy(async () => ({ default: (await import('./sample-view.tsx')).SampleView }));

/** A sample in the place where it was asked for. */
export function SampleFile(name: SampleName) {
  return (
    <Suspense fallback={<LoadingBlock label={`Loading Sample of ${name.typeName}`} rows={10} />}>
      <SampleView {...name} />
    </Suspense>
  );
}
