import { lazyWithRetry, type PreloadablePage } from '@vcms/sdk';
import type { ComponentType } from 'react';

/** A page of a line as one role sees it: its chunk loads when it opens, its properties stand in the table of routes. */
export function rolePage<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  properties: Properties,
): PreloadablePage {
  return lazyWithRetry(async () => {
    const Page = await load();
    return () => <Page {...properties} />;
  });
}
