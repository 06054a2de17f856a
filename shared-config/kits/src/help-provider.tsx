import { HeadingHelp } from '@vcms/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHelp {
  /** What stands beside the title of a page that an article explains. */
  readonly Mark: ComponentType<{ readonly title: string }>;
  /** The article that is open. It stands outside of the pages, so that it outlasts one that comes anew. */
  readonly Panel: ComponentType;
}

/** The shell brings the parts; one that is older than this remote has no place for the help, and its pages stand without it. */
const Place: typeof HeadingHelp | undefined = HeadingHelp;

/**
 * The provider that gives each page of a remote its help, around the providers of `Inner`. Which page has one is asked for once the
 * first page stands: nobody waits for it. What did not load is asked for again on the next page.
 */
export function helpProvider(
  load: () => Promise<PageHelp>,
  Inner: ComponentType<{ readonly children: ReactNode }>,
) {
  // The path is what the effect waits for: each page asks for what did not load before.
  return function HelpProvider({ children }: { readonly children: ReactNode }) {
    const { pathname } = useLocation();
    const [Help, setHelp] = useState<PageHelp>();
    useEffect(() => {
      let isGone = false;
      load().then(
        (loaded) => {
          if (!isGone) setHelp(loaded);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [pathname]);
    const inner = <Inner>{children}</Inner>;
    if (Place === undefined) return inner;
    return (
      <>
        <Place value={Help?.Mark}>{inner}</Place>
        {Help !== undefined && <Help.Panel />}
      </>
    );
  };
}
